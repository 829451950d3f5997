import { mediaTypes } from '@workspace-api/contract';
import type { ContractChange, ContractVersion } from '../../generated/code/changes.ts';
import type { DiffReport } from '../check/breaking.ts';
import {
  getNode,
  listOperations,
  type Method,
  methods,
  type OpenApiDocument,
  type Parameter,
  parsePointer,
  resolve,
} from '../generate/openapi-document.ts';

const sections = ['Added', 'Changed', 'Deprecated', 'Removed'] as const satisfies ContractChange['section'][];
type Section = (typeof sections)[number];
type Change = DiffReport['changes'][number];

/** The released contract, which has the names of what was removed, and the new one. */
export type Contracts = { readonly before: OpenApiDocument; readonly after: OpenApiDocument };

/** Returns the steps of the JSON Pointer to a change, from a component or from the paths. */
const getSteps = ({ path, base, revision }: Change): string[] => {
  const pointer = revision?.pointer ?? base?.pointer ?? path;
  return parsePointer(pointer.startsWith('#/components/') ? pointer : path);
};

/** Keywords that combine schemas. They describe a value, so that what a change means is not in one keyword. */
const composition = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']);

/** Steps that users of the API don't need to find a member. */
const inner = new Set([
  'schema',
  'properties',
  'items',
  'content',
  'requestBody',
  mediaTypes.json,
  ...composition,
]);

const getSection = ({ kind, property, revision }: Change): Section => {
  if (property === 'deprecated' && revision?.value === true) return 'Deprecated';
  return kind === 'added' ? 'Added' : kind === 'removed' ? 'Removed' : 'Changed';
};

/** Whether a change has no effect on permitted requests and responses, such as a change of examples, links or extensions. */
const isAnnotation = (change: Change): boolean => {
  const steps = getSteps(change);
  return (
    ['tags', 'info', 'externalDocs'].includes(steps[0] ?? '') ||
    steps.some((step) => step === 'examples' || step === 'links' || step.startsWith('x-'))
  );
};

/** Whether a component was added, or removed without a loss for any client. Components are internal to the contract. */
const isComponent = (change: Change): boolean => {
  const steps = getSteps(change);
  return (
    change.verdicts.length === 0 &&
    steps[0] === 'components' &&
    steps.length === 3 &&
    change.property === undefined
  );
};

/** Whether a change only affects wording, and so neither adds nor removes anything. */
const isEditorial = (change: Change): boolean =>
  isAnnotation(change) ||
  isComponent(change) ||
  (change.impact === 'patch' && getSection(change) === 'Changed');

type Described = {
  readonly section: Section;
  readonly subject: string;
  readonly what: string;
  readonly isOperation: boolean;
  readonly isBreaking: boolean;
  readonly names: ContractChange['names'];
};

/** Whether a part of a document contains a reference to a component, also through other components. */
const reaches = (
  document: OpenApiDocument,
  part: unknown,
  component: string,
  visited: Set<string> = new Set(),
): boolean =>
  [...JSON.stringify(part).matchAll(/"#(\/components\/[^"]+)"/g)].some(([, pointer = '']) => {
    if (pointer === component) return true;
    if (visited.has(pointer)) return false;
    visited.add(pointer);
    const target = getNode(document, `#${pointer}`);
    return target !== undefined && reaches(document, target, component, visited);
  });

/** The operations and events that a change concerns; null if it may concern all of them. */
const findNames = (change: Change, { before, after }: Contracts): ContractChange['names'] => {
  const [room, first = '', second = ''] = getSteps(change);
  if (room === 'webhooks') return [first];
  if (room !== 'paths' && room !== 'components') return null;
  const names = [before, after].flatMap((document) =>
    listOperations(document)
      .filter(({ path, method, operation }) =>
        room === 'paths'
          ? path === first && (method === second || !methods.includes(second as Method))
          : reaches(document, operation, `/components/${first}/${second}`),
      )
      .map(({ operation }) => operation.operationId),
  );
  return [...new Set(names)];
};

/** The last part of a step's path: the name of a parameter instead of its position. */
const nameSteps = (
  document: OpenApiDocument,
  path: string,
  method: Method,
  steps: readonly string[],
): string[] => {
  const [room, index = '', ...rest] = steps;
  const parameter = document.paths[path]?.[method]?.parameters?.[Number(index)];
  return room === 'parameters' && parameter
    ? [room, resolve<Parameter>(document, parameter).name, ...rest]
    : [...steps];
};

/** The place of a change: an operation, a component, an event or a path, and the steps within it. */
const findPlace = (change: Change, { before, after }: Contracts) => {
  const steps = getSteps(change);
  const [room = '', first = '', second = ''] = steps;
  const method = methods.find((one) => room === 'paths' && one === second);
  if (method) {
    const { summary } = after.paths[first]?.[method] ?? before.paths[first]?.[method] ?? {};
    const within = nameSteps(change.kind === 'removed' ? before : after, first, method, steps.slice(3));
    return { subject: summary ?? `\`${method.toUpperCase()} ${first}\``, within, isOperation: true };
  }
  const isTop = room === 'servers';
  const isComponent = room === 'components';
  const subject = `\`${isComponent ? second : isTop ? room : first}\``;
  return { subject, within: steps.slice(isComponent ? 3 : 2), isOperation: false };
};

const describe = (change: Change, contracts: Contracts): Described => {
  const { subject, within, isOperation } = findPlace(change, contracts);
  const common = {
    subject,
    isOperation,
    isBreaking: change.impact === 'major',
    names: findNames(change, contracts),
  };
  const path = within.filter((step) => !inner.has(step) && !/^\d$/.test(step)).join('.');
  const place = path && `\`${path}\``;
  const section = getSection(change);
  const isComposed = [...within, change.property ?? ''].some((step) => composition.has(step));
  if (isComposed) return { ...common, section: 'Changed', what: `${place} has other rules`.trim() };
  if (section !== 'Changed') return { ...common, section, what: place };
  const changed = `\`${change.property}\`${place && ` of ${place}`} changed.`;
  return { ...common, section, what: change.verdicts[0]?.message ?? changed };
};

/** From this number on, operations are counted instead of named. */
const many = 4;

/** Formats changes as lines. Operations with the same change share one. */
const mergeChanges = (changes: readonly Described[]): ContractChange[] => {
  const merged = new Map<string, ContractChange>();
  for (const { section, subject, what, isOperation, isBreaking, names } of changes) {
    const sharing = new Set(
      changes
        .filter((other) => other.section === section && other.isOperation && other.what === what)
        .map((other) => other.subject),
    );
    const name = isOperation && what !== '' && sharing.size >= many ? `${sharing.size} operations` : subject;
    const text = what === '' ? name : `${name}: ${what}`;
    const same = merged.get(`${section} ${text}`);
    merged.set(`${section} ${text}`, {
      section,
      text,
      isBreaking: isBreaking || same?.isBreaking === true,
      names: names && same?.names !== null ? [...new Set([...(same?.names ?? []), ...names])] : null,
    });
  }
  return [...merged.values()];
};

/**
 * What a release of the contract added, changed, deprecated and removed, with the words of `redocly diff`.
 *
 * @param version the released version
 * @param changes the changes since the last release that `redocly diff` reports
 * @param clauses the clauses that differ
 */
export const describeVersion = (
  version: string,
  changes: readonly Change[],
  clauses: readonly ContractChange[],
  contracts: Contracts,
): ContractVersion => {
  const editorial = changes.filter(isEditorial);
  const others = changes.filter((change) => !editorial.includes(change));
  const described = others.map((change) => describe(change, contracts));
  return {
    version,
    changes: [...mergeChanges(described), ...clauses],
    editorial: editorial.length,
  };
};

/** The section of a version in the contract's changelog, in Markdown. */
export const renderVersion = ({ version, changes, editorial }: ContractVersion): string => {
  const parts = sections.flatMap((section) => {
    const lines = changes.filter((change) => change.section === section).map(({ text }) => `- ${text}`);
    return lines.length === 0 ? [] : [`### ${section}\n\n${lines.join('\n')}\n`];
  });
  if (editorial > 0)
    parts.push(
      `Descriptions, examples and other annotations changed in ${editorial === 1 ? 'one place' : `${editorial} places`}.\n`,
    );
  if (parts.length === 0) parts.push('The contract is the same.\n');
  return `## ${version}\n\n${parts.join('\n')}`;
};
