import type { DiffReport } from '../check/breaking.ts';

type Change = DiffReport['changes'][number];

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** Returns the steps of the JSON Pointer to a change, from a component or from the paths. */
export const getSteps = ({ path, base, revision }: Change): string[] => {
  const pointer = revision?.pointer ?? base?.pointer ?? path;
  return (pointer.startsWith('#/components/') ? pointer : path).split('/').slice(1).map(unescaped);
};

/** The kinds of components by their names in OpenAPI. */
const componentKinds = new Map([
  ['schemas', 'schema'],
  ['responses', 'response'],
  ['parameters', 'parameter'],
  ['headers', 'header'],
  ['requestBodies', 'request body'],
  ['securitySchemes', 'security scheme'],
]);

/** Returns the kind of the component that a change adds, removes or replaces as a whole. */
export const getComponentKind = (change: Change): string | undefined => {
  const [room, kind = '', ...rest] = getSteps(change);
  const isEntireComponent = room === 'components' && rest.length === 1 && change.property === undefined;
  return isEntireComponent ? (componentKinds.get(kind) ?? kind) : undefined;
};

/** Converts the first letter of a string to upper case. */
export const capitalised = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);

/** Describes the part of an operation or a component that changed: `property \`colour\``, `response 431`. */
const below = (steps: readonly string[]): string => {
  const [step, next, ...rest] = steps;
  if (step === undefined) return '';
  const named = (name: string, others: readonly string[]) => [name, below(others)].filter(Boolean).join(', ');
  if (step === 'properties' && next !== undefined) return named(`property \`${next}\``, rest);
  if (step === 'responses' && next !== undefined) return named(`response ${next}`, rest);
  if (step === 'content' && next !== undefined) return named(`\`${next}\``, rest);
  // The next step is the index of the parameter.
  if (step === 'parameters') return named('a parameter', rest);
  if (step === 'items') return named('items', steps.slice(1));
  if (step === 'schema') return below(steps.slice(1));
  return named(`\`${step}\``, steps.slice(1));
};

/** The place of a change. */
export type ChangePlace = {
  /** An operation, a path, a webhook or a component, as Markdown. */
  readonly owner: string;
  /** The part of it that changed, as Markdown. Empty if it changed as a whole. */
  readonly below: string;
  readonly isOperation: boolean;
};

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** Describes the place of a change. */
export const toPlace = (change: Change): ChangePlace => {
  const steps = getSteps(change);
  const [room = '', first = '', second = '', ...rest] = steps;
  if (room === 'components') {
    const kind = componentKinds.get(first) ?? first;
    const owner = kind === 'schema' ? `\`${second}\`` : `${capitalised(kind)} \`${second}\``;
    return { owner, below: below(rest), isOperation: false };
  }
  if (room === 'webhooks') {
    return {
      owner: `Webhook \`${first}\``,
      below: below([second, ...rest].filter(Boolean)),
      isOperation: false,
    };
  }
  if (room === 'servers') return { owner: 'The server', below: '', isOperation: false };
  if (room !== 'paths') return { owner: `\`${steps.join(' › ')}\``, below: '', isOperation: false };
  if (methods.has(second))
    return { owner: `\`${second.toUpperCase()} ${first}\``, below: below(rest), isOperation: true };
  const what = second === 'servers' ? 'its own server' : below([second, ...rest].filter(Boolean));
  return { owner: `\`${first}\``, below: what, isOperation: false };
};
