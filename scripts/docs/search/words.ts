const separators = /[^\p{L}\p{N}]+/u;
const camelCase = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/**
 * Splits a string into words. An identifier yields its whole name and its parts.
 *
 * @example parseWords('createAgent, agents:write') // ['createAgent', 'create', 'Agent', 'agents', 'write']
 */
export const parseWords = (value: string): string[] =>
  value
    .split(separators)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const parts = word.split(camelCase);
      return parts.length > 1 ? [word, ...parts] : [word];
    });

/** The form of a word in the index: lower case, and without the ending of a plural or a verb. */
export const toStem = (word: string): string => {
  const lower = word.toLowerCase();
  if (lower.length > 5 && lower.endsWith('ing')) return lower.slice(0, -3);
  if (lower.length > 5 && lower.endsWith('ed')) return lower.slice(0, -2);
  if (lower.length > 4 && lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  if (lower.length > 3 && lower.endsWith('s') && !lower.endsWith('ss')) return lower.slice(0, -1);
  return lower;
};

/** Words of questions that mean nothing in a search. */
const meaningless: ReadonlySet<string> = new Set(
  `a about all am an and another any are as at be by can could do does for from get gets getting give has have how i if in into is it its
  let make me my need of on or our please should so some than that the their them there these they this to use used using
  want was way we what when where which why will with without work you your`.split(/\s+/),
);

/** What newcomers call something, and the words of this API for it. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  paginate: ['pagination', 'cursor'],
  pagination: ['cursor'],
  offset: ['cursor', 'pagination'],
  next: ['cursor', 'next_cursor'],
  throttle: ['rate', 'limit'],
  throttled: ['rate', 'limit'],
  quota: ['rate', 'limit'],
  '429': ['rate', 'limit'],
  login: ['sign', 'authentication', 'oauth'],
  log: ['logs'],
  logout: ['revoke', 'session'],
  signin: ['sign', 'oauth'],
  password: ['token', 'authentication', 'secret'],
  auth: ['authentication', 'token'],
  token: ['authentication'],
  credential: ['token', 'key', 'authentication'],
  permission: ['scope'],
  role: ['scope'],
  access: ['scope', 'token'],
  duplicate: ['idempotency'],
  twice: ['idempotency'],
  retry: ['idempotency', 'retrying'],
  export: ['csv', 'encoding'],
  spreadsheet: ['csv'],
  excel: ['csv'],
  download: ['csv', 'ndjson', 'encoding'],
  format: ['encoding'],
  callback: ['webhook'],
  notification: ['webhook', 'event'],
  notify: ['webhook', 'event'],
  push: ['webhook'],
  hmac: ['signature', 'webhook'],
  verify: ['signature'],
  concurrency: ['if', 'match', 'conflict'],
  etag: ['if', 'match', 'version'],
  lock: ['if', 'match', 'conflict'],
  overwrite: ['if', 'match', 'conflict'],
  logo: ['theme'],
  color: ['theme'],
  colour: ['theme'],
  font: ['theme', 'typography'],
  brand: ['theme'],
  design: ['theme'],
  cors: ['browser', 'origin'],
  browser: ['cors'],
  sdk: ['client'],
  library: ['client'],
  javascript: ['client', 'sample'],
  typescript: ['client'],
  python: ['sample', 'quick'],
  curl: ['quick', 'sample'],
  postman: ['collection'],
  bruno: ['collection'],
  swagger: ['openapi'],
  install: ['quick', 'start'],
  start: ['quick'],
  tutorial: ['quick', 'start'],
  begin: ['quick', 'start'],
  demo: ['test', 'data'],
  fixture: ['test', 'data'],
  sample: ['example'],
  mock: ['sandbox'],
  bot: ['agent'],
  automation: ['agent'],
  cron: ['schedule', 'agent'],
  user: ['identity', 'caller'],
  who: ['caller', 'identity'],
  whoami: ['me', 'identity', 'caller'],
  tenant: ['workspace'],
  organization: ['workspace'],
  team: ['workspace'],
  subscription: ['plan', 'webhook'],
  price: ['plan', 'billing'],
  card: ['payment'],
  pay: ['payment', 'billing'],
  bill: ['invoice', 'billing'],
  receipt: ['invoice'],
  environment: ['secret', 'mode'],
  variable: ['secret'],
  rotate: ['rotation'],
  undo: ['rollback', 'roll'],
  revert: ['rollback', 'roll'],
  restore: ['rollback', 'roll'],
  deploy: ['publish'],
  release: ['publish', 'version'],
  live: ['publish'],
  edit: ['update', 'patch'],
  change: ['update', 'patch'],
  modify: ['update', 'patch'],
  add: ['create'],
  set: ['update', 'change'],
  store: ['set', 'create'],
  save: ['set', 'update'],
  new: ['create'],
  remove: ['delete', 'revoke'],
  stream: ['tail', 'ndjson'],
  breaking: ['versioning'],
  deprecated: ['versioning'],
  deprecation: ['versioning'],
};

/** Other words for a word of a query. */
export const findSynonyms = (word: string): readonly string[] =>
  synonyms[word.toLowerCase()] ?? synonyms[toStem(word)] ?? [];

/** The words of a query that mean something; all of its words, if none does. */
export const queryWords = (query: string): string[] => {
  const words = query.split(/[\s,?!.;()"']+/).filter((word) => parseWords(word).length > 0);
  const meaningful = words.filter((word) => !meaningless.has(word.toLowerCase()));
  return meaningful.length > 0 ? meaningful : words;
};
