import type { DiffReport } from '../check/breaking.ts';
import type { ContractNames } from './contract-names.ts';

type Change = DiffReport['changes'][number];

/** A change as a sentence about a subject, so that subjects with the same predicate can share a line. */
export type Sentence = {
  /** An operation, an event, a record or a parameter, as Markdown. */
  readonly subject: string;
  /** What changed for users of one subject, and of several: `accepts …`, `accept …`. */
  readonly predicate: readonly [one: string, several: string];
  readonly isOperation: boolean;
};

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

const toSteps = (pointer: string): string[] => pointer.split('/').slice(1).map(unescaped);

/** Returns the steps of the JSON Pointer to a change, from a component or from the paths. */
export const getSteps = ({ path, base, revision }: Change): string[] => {
  const pointer = revision?.pointer ?? base?.pointer ?? path;
  return toSteps(pointer.startsWith('#/components/') ? pointer : path);
};

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** Keywords that combine schemas. They describe a value, so that what a change means is not in one keyword. */
const composition = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']);

const same = (predicate: string): Sentence['predicate'] => [predicate, predicate];

/** The predicate for what no keyword explains. */
export const rules = 'has other rules';

/** The name of a member within a schema: `payment.card`; its items and variants have the name of the member. */
const memberName = (steps: readonly string[]): string =>
  steps
    .flatMap((step, at) => (steps[at - 1] === 'properties' && step !== 'properties' ? [step] : []))
    .join('.');

const list = (values: unknown): string =>
  [values]
    .flat()
    .map((value) => `\`${value}\``)
    .join(', ');

/** Describes a changed keyword of a schema by its effect on values. */
const describeKeyword = ({ property, revision, verdicts }: Change): string => {
  const value = revision?.value;
  const [message = ''] = verdicts.map((verdict) => verdict.message);
  switch (property) {
    case 'maxLength':
      return value === undefined ? 'may be longer' : `may have at most ${value} characters`;
    case 'minLength':
      return value === undefined ? 'may be shorter' : `has at least ${value} characters`;
    case 'maximum':
      return value === undefined ? 'may be larger' : `is at most ${value}`;
    case 'minimum':
      return value === undefined ? 'may be smaller' : `is at least ${value}`;
    case 'pattern':
    case 'format':
      return value === undefined ? 'may have any form' : 'has another form';
    case 'default':
      return value === undefined ? 'has no default' : `is ${list(value)} by default`;
    case 'enum':
    case 'const':
      return value === undefined ? 'may have any value' : `is one of ${list(value)}`;
    case 'type':
      return Array.isArray(value) && value.includes('null') && /widened/.test(message)
        ? 'may be null'
        : 'has another type';
    case 'required':
      return 'has other required members';
    default:
      return rules;
  }
};

const describeParameter = (kind: Change['kind'], name: string): Sentence['predicate'] =>
  kind === 'removed'
    ? [`no longer accepts \`${name}\``, `no longer accept \`${name}\``]
    : [`accepts \`${name}\``, `accept \`${name}\``];

const describeResponse = (kind: Change['kind'], status: string): Sentence['predicate'] =>
  kind === 'removed'
    ? [`no longer responds with ${status}`, `no longer respond with ${status}`]
    : same(`can respond with ${status}`);

const describeEncoding = (kind: Change['kind'], mediaType: string): Sentence['predicate'] =>
  kind === 'removed'
    ? [`no longer returns \`${mediaType}\``, `no longer return \`${mediaType}\``]
    : [`can return \`${mediaType}\``, `can return \`${mediaType}\``];

const describeHeader = (kind: Change['kind'], name: string): Sentence['predicate'] =>
  kind === 'removed'
    ? [`no longer sends \`${name}\``, `no longer send \`${name}\``]
    : [`sends \`${name}\``, `send \`${name}\``];

const describeMember = (kind: Change['kind'], name: string, isRequest: boolean): Sentence['predicate'] => {
  if (isRequest) return describeParameter(kind, name);
  return kind === 'removed'
    ? [`no longer has \`${name}\``, `no longer have \`${name}\``]
    : [`has \`${name}\``, `have \`${name}\``];
};

const capitalized = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);

/** Describes a change of a schema, whose name or place is the subject. */
const describeSchema = (subject: string, change: Change, below: readonly string[]): Sentence => {
  const member = memberName(below);
  const isMember = below.at(-2) === 'properties' && change.property === undefined;
  const isRequest = toSteps(change.path).includes('requestBody');
  if (isMember && change.kind !== 'modified') {
    const parent = memberName(below.slice(0, -2));
    return {
      subject: parent === '' ? subject : `\`${parent}\` of ${subject}`,
      predicate: describeMember(change.kind, below.at(-1) ?? '', isRequest),
      isOperation: false,
    };
  }
  const isItem = below.lastIndexOf('items') > below.lastIndexOf('properties');
  const isComposed = [...below, change.property ?? ''].some((step) => composition.has(step));
  const whole = member === '' ? subject : `\`${member}\` of ${subject}`;
  return {
    subject: isItem && !isComposed ? `each item of ${whole}` : whole,
    predicate: same(isComposed ? rules : describeKeyword(change)),
    isOperation: false,
  };
};

const describeOperation = (change: Change, steps: readonly string[], names: ContractNames): Sentence => {
  const [, path = '', method = '', part, next = '', ...rest] = steps;
  const { kind, property } = change;
  const subject = names.operation(method, path);
  const as = (predicate: Sentence['predicate']): Sentence => ({ subject, predicate, isOperation: true });
  if (part === undefined && property === undefined)
    return as(kind === 'removed' ? ['was removed', 'were removed'] : ['is new', 'are new']);
  if (property === 'deprecated') return as(['is deprecated', 'are deprecated']);
  if (part === 'security' || property === 'security')
    return as(['requires another scope', 'require another scope']);
  if (part === 'parameters') {
    const name = names.parameterAt(method, path, next, kind === 'removed') ?? next;
    if (rest.length === 0 && property === undefined) return as(describeParameter(kind, name));
    return { ...describeSchema(`\`${name}\` of ${subject}`, change, rest), isOperation: false };
  }
  if (part === 'responses') {
    const [room = '', name = '', ...inner] = rest;
    if (rest.length === 0) return as(describeResponse(kind, next));
    if (room === 'content' && inner.length === 0) return as(describeEncoding(kind, name));
    if (room === 'headers' && inner.length === 0) return as(describeHeader(kind, name));
    if (room === 'headers') return describeSchema(`\`${name}\` of ${subject}`, change, inner);
    return describeSchema(`the response of ${subject}`, change, inner);
  }
  if (part === 'requestBody') {
    if (next === '' && kind !== 'modified')
      return as(kind === 'removed' ? ['has no body', 'have no body'] : ['accepts a body', 'accept a body']);
    return describeSchema(subject, change, rest);
  }
  return as(['changed', 'changed']);
};

/** The operation whose body has the changed schema, unless the schema is only a part of the body. */
const bodyOwner = ({ path }: Change, names: ContractNames): string | undefined => {
  const [, operation = '', method = '', part, , , , inner] = toSteps(path);
  return part === 'requestBody' && inner === 'properties' ? names.operation(method, operation) : undefined;
};

/** Describes a change as a sentence to a user of the API. */
export const describeChange = (change: Change, names: ContractNames): Sentence => {
  const steps = getSteps(change);
  const [room = '', first = '', second = '', ...rest] = steps;
  const plain = (subject: string, predicate: string): Sentence => ({
    subject,
    predicate: same(predicate),
    isOperation: false,
  });
  if (room === 'components' && first === 'schemas')
    return describeSchema(bodyOwner(change, names) ?? `\`${second}\``, change, rest);
  if (room === 'components' && first === 'parameters')
    return describeSchema(`\`${names.parameter(second)}\``, change, rest);
  if (room === 'components' && first === 'headers') {
    const path = toSteps(change.path);
    const header = path[path.indexOf('headers') + 1] ?? second;
    return describeSchema(`the header \`${header}\``, change, rest);
  }
  if (room === 'components') return plain(`${first} \`${second}\``, 'changed');
  if (room === 'webhooks') {
    if (second !== '') return describeSchema(`the event \`${first}\``, change, rest);
    return plain(`the event \`${first}\``, change.kind === 'removed' ? 'is no longer sent' : 'is new');
  }
  if (room === 'paths' && methods.has(second)) return describeOperation(change, steps, names);
  if (room === 'paths') {
    if (second === 'servers') return plain(`\`${first}\``, 'has another server');
    return plain(
      `\`${first}\``,
      { added: 'is new', removed: 'was removed', modified: 'changed' }[change.kind],
    );
  }
  if (room === 'servers') return plain('the API', 'has another server');
  return plain(`\`${steps.join(' › ')}\``, 'changed');
};

/** Formats a sentence about one subject. */
export const formatSentence = ({ subject, predicate }: Sentence): string =>
  `${capitalized(subject)} ${predicate[0]}`;
