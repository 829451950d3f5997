import { basePath, headerNames, keyPrefixes, mediaTypes, sessionPrefix } from '@workspace-api/contract';
import { demoTokens } from '../../../mocks/index.ts';
import { preferHeader } from '../../../mocks/preferences.ts';
import type { Draw } from '../draw.ts';
import { nastyStrings } from '../nasty.ts';
import { invalidBody } from './invalid-body.ts';
import { type FuzzRequest, inHeader, type Message, toWire } from './request.ts';
import { type Draft, formatTarget, toMessage } from './valid.ts';

type Changed = Pick<FuzzRequest, 'what' | 'mayFail'> & {
  readonly message: Message;
  /** Whether another operation, or none, may handle the request. */
  readonly elsewhere?: boolean;
};
type Way = (draw: Draw, draft: Draft) => Changed | undefined;

const withHeader = (message: Message, name: string, value: string | undefined): Message => ({
  ...message,
  headers: [
    ...message.headers.filter(([headerName]) => headerName.toLowerCase() !== name.toLowerCase()),
    ...(value === undefined ? [] : [[name, value] as const]),
  ],
});

const header =
  (name: string, values: readonly (string | undefined)[]): Way =>
  (draw, draft) => {
    const value = draw.pick(values);
    return {
      what: value === undefined ? `without ${name}` : `${name}: ${value.slice(0, 30)}`,
      message: withHeader(toMessage(draft), name, value === undefined ? undefined : inHeader(value)),
    };
  };

const [full = '', ...others] = demoTokens.map(({ secret }) => secret);

const badTokens: readonly (string | undefined)[] = [
  undefined,
  '',
  'Bearer',
  'Bearer ',
  `Bearer  ${full}`,
  `bearer ${full}`,
  full,
  `Basic ${Buffer.from(full).toString('base64')}`,
  ...[...Object.values(keyPrefixes), sessionPrefix].flatMap((prefix) => [
    `Bearer ${prefix}`,
    `Bearer ${prefix}unknown`,
    `Bearer ${prefix}x.y.z`,
  ]),
  `Bearer ${full}, Bearer ${others[0]}`,
  `Bearer ${full}\tx`,
  'Bearer Ω',
  `Bearer ${'a'.repeat(7000)}`,
  'Bearer __proto__',
  ...others.map((token) => `Bearer ${token}`),
];

const pathParameter: Way = (draw, draft) => {
  const names = draft.operation.parameters.path.map(({ name }) => name);
  if (names.length === 0) return undefined;
  const name = draw.pick(names);
  const value = draw.pick(nastyStrings);
  const asIs = draw.chance(0.3) && /^[!-~]+$/.test(value) && !/[#?]/.test(value);
  const encoded = asIs ? value : encodeURIComponent(value.toWellFormed());
  return {
    what: `${name} = ${value.slice(0, 30)}`,
    message: { ...toMessage(draft), target: formatTarget(draft, { [name]: encoded }) },
    elsewhere: /^(\.\.?)?$/.test(value) || (asIs && /[/\\%]/.test(value)),
  };
};

const queryParameter: Way = (draw, draft) => {
  const names = draft.operation.parameters.query.map(({ name }) => name);
  const name = draw.pick([...names, ...names, 'unknown', '__proto__', '', 'limit[]', 'a b']);
  const value = draw.pick(nastyStrings);
  const again = draw.chance(0.1) ? `&${encodeURIComponent(name)}=1` : '';
  const target = formatTarget(draft);
  const encoded =
    draw.chance(0.1) && /^[!-~]*$/.test(value) ? value : encodeURIComponent(value.toWellFormed());
  return {
    what: `?${name}=${value.slice(0, 30)}`,
    message: {
      ...toMessage(draft),
      target: `${target}${target.includes('?') ? '&' : '?'}${encodeURIComponent(name)}=${encoded}${again}`,
    },
  };
};

const body: Way = (draw, draft) => {
  // A body where the operation accepts none is an error too.
  if (draft.operation.requestBody === null && !draw.chance(0.1)) return undefined;
  const { what, body: bytes } = invalidBody(draw, draft);
  return {
    what,
    message: { ...withHeader(toMessage(draft), 'Content-Type', mediaTypes.json), body: bytes },
  };
};

const path: Way = (draw, draft) => {
  const message = toMessage(draft);
  const [before = '', search] = message.target.split('?');
  const changed = draw.pick([
    `${before}/`,
    `/${before}`,
    before.slice(0, -1),
    before.replace(basePath, ''),
    before.toUpperCase(),
    `${before}/x`,
    before.replaceAll('/', '//'),
    before.replace(/\/[^/]*$/, '/..'),
    `${before}%2f`,
    `${before};a=b`,
    encodeURI(before).replaceAll('e', '%65'),
  ]);
  return {
    what: `the path ${changed.slice(0, 60)}`,
    message: { ...message, target: search === undefined ? changed : `${changed}?${search}` },
    elsewhere: true,
  };
};

const method: Way = (draw, draft) => {
  const changed = draw.pick(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);
  return {
    what: `the method ${changed}`,
    message: { ...toMessage(draft), method: changed },
    elsewhere: true,
  };
};

const preflight: Way = (draw, draft) => {
  const { target } = toMessage(draft);
  const origin = draw.pick([
    'http://localhost:5173',
    'https://app.example.com',
    'null',
    '',
    '*',
    'x'.repeat(3000),
  ]);
  const requestedMethod = draw.pick([draft.operation.method, 'TRACE', '', 'get', '*']);
  const headers = draw.pick(['authorization', '', 'x-a,x-b', ',,,', 'a b', `${'x-a,'.repeat(500)}x`]);
  return {
    what: 'a preflight',
    message: {
      method: 'OPTIONS',
      target,
      headers: [
        ['Origin', origin],
        ['Access-Control-Request-Method', requestedMethod],
        ['Access-Control-Request-Headers', headers],
      ],
    },
    elsewhere: true,
  };
};

const preferences = [
  'code=404',
  'code=500',
  'code=503',
  'code=200',
  'code=999',
  'code=',
  'code=NaN',
  'example=rate-limited',
  'example=upstream-unavailable',
  'example=unknown',
  'example=__proto__',
  'code=409, example=already-decided',
  'delay=5',
  'delay=-1',
  'delay=99999999999',
  'code="500',
  ';;;',
];

const prefer: Way = (draw, draft) => {
  const value = draw.pick(preferences);
  return {
    what: `${preferHeader}: ${value}`,
    message: withHeader(toMessage(draft), preferHeader, value),
    ...(/5\d\d|unavailable/.test(value) && { mayFail: `${preferHeader}: ${value}` }),
  };
};

const anyString: readonly string[] = nastyStrings;

const ways: readonly Way[] = [
  header('Authorization', badTokens),
  header('Accept', [
    ...anyString,
    'text/html',
    '*/*;q=0',
    'application/json;q=2',
    'a/b,'.repeat(800),
    'application/*',
  ]),
  header('Accept-Encoding', [...anyString, 'zstd', 'gzip;q=0', 'identity;q=0, *;q=0', 'gzip,'.repeat(500)]),
  header('Content-Type', [
    ...anyString,
    undefined,
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data',
  ]),
  header(headerNames.contentEncoding, ['gzip', 'br', 'identity', 'x', 'gzip, gzip']),
  header(headerNames.idempotencyKey, [...anyString, 'a'.repeat(255), 'a'.repeat(256), 'a b', 'é']),
  header(headerNames.ifMatch, [...anyString, '"', 'W/"1"', '"1", "2"', '*', '"999999999999999999999"']),
  header('If-None-Match', ['*', '"1"', 'x']),
  header('Range', ['bytes=0-10', 'bytes=-1', 'x']),
  header('Origin', [...anyString, 'http://localhost:5173', 'https://evil.example']),
  header('X-HTTP-Method-Override', ['DELETE']),
  header('Cookie', ['a=b', 'session=x; __proto__=y', 'a'.repeat(4000)]),
  header('Expect', ['100-continue', 'x']),
  header('traceparent', anyString),
  pathParameter,
  pathParameter,
  queryParameter,
  queryParameter,
  body,
  body,
  body,
  body,
  body,
  path,
  method,
  preflight,
  prefer,
];

/** Changes one part of a valid request to make it invalid. */
export const createInvalid = (
  draw: Draw,
  draft: Draft,
): Pick<FuzzRequest, 'what' | 'mayFail' | 'operation' | 'message' | 'wire'> => {
  for (;;) {
    const changed = draw.pick(ways)(draw, draft);
    if (!changed) continue;
    const { elsewhere = false, ...facts } = changed;
    return { ...facts, ...(elsewhere && { operation: undefined }), wire: toWire(facts.message) };
  }
};
