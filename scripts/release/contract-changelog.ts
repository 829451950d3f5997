import { mediaTypes } from '@workspace-api/contract';
import type { ContractChange, ContractVersion } from '../../generated/code/changes.ts';
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
import type { DiffReport } from './diff-contracts.ts';

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

/**
 * Whether a change only affects wording, and so neither adds nor removes anything: a change without an effect on permitted requests
 * and responses, such as one of examples, links or extensions, or a component that was added, or removed without a loss for any
 * client. Components are internal to the contract.
 */
const isEditorial = (change: Change): boolean => {
  const steps = getSteps(change);
  const isComponent = steps[0] === 'components' && steps.length === 3 && change.property === undefined;
  return (
    ['tags', 'info', 'externalDocs'].includes(steps[0] ?? '') ||
    steps.some((step) => step === 'examples' || step === 'links' || step.startsWith('x-')) ||
    (isComponent && change.verdicts.length === 0) ||
    (change.impact === 'patch' && getSection(change) === 'Changed')
  );
};

/** Lists the components that a part of a document refers to, also through other components, as JSON Pointers. */
const referredTo = (document: OpenApiDocument, part: unknown, components: Set<string> = new Set()) => {
  for (const [, pointer = ''] of JSON.stringify(part).matchAll(/"#(\/components\/[^"]+)"/g)) {
    if (components.has(pointer)) continue;
    components.add(pointer);
    referredTo(document, getNode(document, `#${pointer}`) ?? null, components);
  }
  return components;
};

/** The operations of both contracts, with the components that each refers to. */
const listWithComponents = ({ before, after }: Contracts) =>
  [before, after].flatMap((document) =>
    listOperations(document).map(({ path, method, operation }) => ({
      path,
      method,
      operation,
      components: referredTo(document, operation),
    })),
  );
type WithComponents = ReturnType<typeof listWithComponents>;

/** The operations and events that a change concerns; null if it may concern all of them. */
const findNames = (change: Change, operations: WithComponents): ContractChange['names'] => {
  const [room, first = '', second = ''] = getSteps(change);
  if (room === 'webhooks') return [first];
  if (room !== 'paths' && room !== 'components') return null;
  const concerned = operations.filter(({ path, method, components }) =>
    room === 'paths'
      ? path === first && (method === second || !methods.includes(second as Method))
      : components.has(`/components/${first}/${second}`),
  );
  return [...new Set(concerned.map(({ operation }) => operation.operationId))];
};

/** The place of a change: an operation, a component, an event or a path, and the steps within it. */
const findPlace = (change: Change, { before, after }: Contracts) => {
  const [room = '', first = '', second = '', ...within] = getSteps(change);
  const method = methods.find((one) => room === 'paths' && one === second);
  if (!method) {
    const isComponent = room === 'components';
    const subject = `\`${isComponent ? second : room === 'servers' ? room : first}\``;
    return { subject, within: isComponent ? within : [second, ...within], isOperation: false };
  }
  const { summary } = after.paths[first]?.[method] ?? before.paths[first]?.[method] ?? {};
  // A parameter is named instead of its position.
  const document = change.kind === 'removed' ? before : after;
  const parameter = document.paths[first]?.[method]?.parameters?.[Number(within[1])];
  if (within[0] === 'parameters' && parameter) within[1] = resolve<Parameter>(document, parameter).name;
  return { subject: summary ?? `\`${method.toUpperCase()} ${first}\``, within, isOperation: true };
};

const describe = (change: Change, contracts: Contracts, operations: WithComponents) => {
  const { within, ...place } = findPlace(change, contracts);
  const isBreaking = change.impact === 'major';
  const described = { ...place, isBreaking, names: findNames(change, operations) };
  const path = within.filter((step) => step !== '' && !inner.has(step) && !/^\d$/.test(step)).join('.');
  const where = path && `\`${path}\``;
  const section = getSection(change);
  if ([...within, change.property ?? ''].some((step) => composition.has(step)))
    return { ...described, section: 'Changed' as const, what: `${where} has other rules`.trim() };
  if (section !== 'Changed') return { ...described, section, what: where };
  const changed = `\`${change.property}\`${where && ` of ${where}`} changed.`;
  return { ...described, section, what: change.verdicts[0]?.message ?? changed };
};

/** From this number on, operations are counted instead of named. */
const many = 4;

/** Formats changes as lines. Operations with the same change share one. */
const mergeChanges = (changes: readonly ReturnType<typeof describe>[]): ContractChange[] => {
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
  const operations = listWithComponents(contracts);
  const described = others.map((change) => describe(change, contracts, operations));
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
