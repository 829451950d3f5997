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
  let make me my need of on or our please see should so some than that the their them there these they this to use used using
  want was way we what when where which why will with without work you your`.split(/\s+/),
);

/** Words of this API, and what newcomers call them. */
const newcomerWords: Readonly<Record<string, string>> = {
  'rate limit': '429 throttle throttled quota',
  'pagination cursor': 'paginate',
  cursor: 'pagination',
  'cursor pagination': 'offset',
  'cursor next_cursor': 'next',
  'sign authentication oauth': 'login',
  logs: 'log',
  'revoke session': 'logout',
  'sign oauth': 'signin',
  'token authentication secret': 'password',
  'authentication token': 'auth',
  authentication: 'token authenticate pkce',
  'token key authentication': 'credential',
  scope: 'permission role',
  insufficient: 'denied',
  'scope token': 'access',
  idempotency: 'duplicate twice',
  'idempotency retrying': 'retry',
  'csv encoding': 'export',
  csv: 'spreadsheet excel',
  'csv ndjson encoding': 'download',
  encoding: 'format',
  webhook: 'callback push',
  'webhook event': 'notification notify',
  'signature webhook': 'hmac',
  signature: 'verify',
  'if match conflict': 'concurrency lock overwrite',
  'if match version': 'etag optimistic',
  theme: 'logo color colour brand design',
  'theme typography': 'font',
  'browser origin': 'cors',
  cors: 'browser',
  client: 'sdk library typescript',
  'client sample': 'javascript',
  'sample quick': 'python',
  'quick sample': 'curl',
  collection: 'postman bruno',
  openapi: 'swagger',
  'quick start': 'install tutorial begin',
  quick: 'start playground local locally',
  'test data': 'demo fixture',
  example: 'sample',
  clause: 'conformance mutant compliance',
  sandbox: 'mock',
  agent: 'bot automation',
  'schedule agent': 'cron',
  'identity caller': 'user',
  'caller identity': 'who',
  'me identity caller': 'whoami',
  workspace: 'tenant organization team',
  'plan webhook': 'subscription',
  'plan billing': 'price',
  payment: 'card',
  'use case': 'arazzo recipe',
  'payment billing': 'pay',
  'invoice billing': 'bill',
  invoice: 'receipt',
  'usage billing': 'month monthly',
  'secret mode': 'environment',
  secret: 'variable',
  rotation: 'rotate',
  'rollback roll': 'undo revert restore',
  publish: 'deploy live',
  'publish version': 'release',
  'update patch': 'edit change modify',
  create: 'add new',
  'update change': 'set',
  'set create': 'store',
  'set update': 'save',
  'delete revoke': 'remove',
  'tail ndjson': 'stream',
  versioning: 'breaking deprecated deprecation',
};

const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(newcomerWords).flatMap(([words, others]) =>
    others.split(' ').map((other) => [other, words.split(' ')]),
  ),
);

/** Other words for a word of a query. */
export const findSynonyms = (word: string): readonly string[] =>
  synonyms.get(word.toLowerCase()) ?? synonyms.get(toStem(word)) ?? [];

/** The words of a query that mean something; all of its words, if none does. */
export const queryWords = (query: string): string[] => {
  const words = query.split(/[\s,?!.;()"']+/).filter((word) => parseWords(word).length > 0);
  const meaningful = words.filter((word) => !meaningless.has(word.toLowerCase()));
  return meaningful.length > 0 ? meaningful : words;
};
