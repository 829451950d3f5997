import { basePath, headerNames, keyPrefixes, mediaTypes, sessionPrefix } from '@workspace-api/contract';
import { describeBreach } from '../../conformance/resources/arbitraries/breach.ts';
import { breaches } from '../../conformance/resources/arbitraries/breaches.ts';
import { demoTokens } from '../../mocks/index.ts';
import { preferHeader } from '../../mocks/preferences.ts';
import type { Draw } from './draw.ts';
import { type FuzzRequest, inHeader, type Message, withHeader } from './request.ts';
import { brokenJson, unusualJson, unusualString } from './unusual-values.ts';
import { type Draft, formatTarget, getBodySchema, memoize, toMessage } from './valid.ts';

type Changed = Pick<FuzzRequest, 'what' | 'mayFail'> & {
  readonly content: Message;
  /** Whether another operation, or none, may handle the request. */
  readonly elsewhere?: boolean;
};
type Way = (draw: Draw, draft: Draft) => Changed | undefined;

const [full = '', ...others] = demoTokens.map(({ secret }) => secret);

const credentials = [...Object.values(keyPrefixes), sessionPrefix].flatMap((prefix) => [
  `Bearer ${prefix}`,
  `Bearer ${prefix}unknown`,
  `Bearer ${prefix}x.y.z`,
]);

/** Unusual values of headers. The others are unusual strings. */
const headerValues: Readonly<Record<string, readonly (string | undefined)[]>> = {
  Authorization: [
    ...[undefined, '', 'Bearer', 'Bearer ', `Bearer  ${full}`, `bearer ${full}`, full, 'Bearer Ω'],
    ...[`Basic ${Buffer.from(full).toString('base64')}`, `Bearer ${full}, Bearer ${others[0]}`],
    ...[`Bearer ${full}\tx`, `Bearer ${'a'.repeat(7000)}`, 'Bearer __proto__', ...credentials],
    ...others.map((token) => `Bearer ${token}`),
  ],
  Accept: ['text/html', '*/*;q=0', 'application/json;q=2', 'a/b,'.repeat(800), 'application/*'],
  'Accept-Encoding': ['zstd', 'gzip;q=0', 'identity;q=0, *;q=0', 'gzip,'.repeat(500)],
  'Content-Type': [undefined, 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data'],
  [headerNames.contentEncoding]: ['gzip', 'br', 'identity', 'x', 'gzip, gzip'],
  [headerNames.idempotencyKey]: ['a'.repeat(255), 'a'.repeat(256), 'a b', 'é'],
  [headerNames.ifMatch]: ['"', 'W/"1"', '"1", "2"', '*', '"999999999999999999999"'],
  'If-None-Match': ['*', '"1"', 'x'],
  Range: ['bytes=0-10', 'bytes=-1', 'x'],
  Origin: ['http://localhost:5173', 'https://evil.example'],
  'X-HTTP-Method-Override': ['DELETE'],
  Cookie: ['a=b', 'session=x; __proto__=y', 'a'.repeat(4000)],
  Expect: ['100-continue', 'x'],
  traceparent: ['00-x'],
};

const takesAnyString = [
  'Accept',
  'Content-Type',
  headerNames.idempotencyKey,
  headerNames.ifMatch,
  'Origin',
  'traceparent',
];

const header: Way = (draw, draft) => {
  const name = draw.pick(Object.keys(headerValues));
  const isAny = takesAnyString.includes(name) && draw.chance(0.7);
  const value = isAny ? draw.value(unusualString) : draw.pick(headerValues[name] ?? []);
  return {
    what: value === undefined ? `without ${name}` : `${name}: ${value.slice(0, 30)}`,
    content: withHeader(toMessage(draft), name, value === undefined ? undefined : inHeader(value)),
  };
};

const pathParameter: Way = (draw, draft) => {
  const names = draft.operation.parameters.path.map(({ name }) => name);
  if (names.length === 0) return undefined;
  const name = draw.pick(names);
  const value = draw.value(unusualString);
  const asIs = draw.chance(0.3) && /^[!-~]+$/.test(value) && !/[#?]/.test(value);
  const encoded = asIs ? value : encodeURIComponent(value.toWellFormed());
  return {
    what: `${name} = ${value.slice(0, 30)}`,
    content: { ...toMessage(draft), target: formatTarget(draft, { [name]: encoded }) },
    elsewhere: /^(\.\.?)?$/.test(value) || (asIs && /[/\\%]/.test(value)),
  };
};

const queryParameter: Way = (draw, draft) => {
  const names = draft.operation.parameters.query.map(({ name }) => name);
  const name = draw.pick([...names, ...names, 'unknown', '__proto__', '', 'limit[]', 'a b']);
  const value = draw.value(unusualString);
  const again = draw.chance(0.1) ? `&${encodeURIComponent(name)}=1` : '';
  const target = formatTarget(draft);
  const asIs = draw.chance(0.1) && /^[!-~]*$/.test(value);
  const encoded = asIs ? value : encodeURIComponent(value.toWellFormed());
  const parameter = `${encodeURIComponent(name)}=${encoded}${again}`;
  return {
    what: `?${name}=${value.slice(0, 30)}`,
    content: { ...toMessage(draft), target: `${target}${target.includes('?') ? '&' : '?'}${parameter}` },
  };
};

const marker = '\u0001here\u0001';

/** Replaces one of a value's leaves or members with a marker. */
const marked = (draw: Draw, value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return marker;
  const keys = Object.keys(value);
  if (keys.length === 0 || draw.chance(0.1)) return marker;
  const at = draw.pick(keys);
  const inner = marked(draw, (value as Record<string, unknown>)[at]);
  return Array.isArray(value) ? value.with(Number(at), inner) : { ...value, [at]: inner };
};

/** Replaces one value of a body with JSON. */
const replaceWithin = (draw: Draw, { body }: Draft, replacement: (length: number) => string): string => {
  const json = JSON.stringify(marked(draw, body)) ?? JSON.stringify(marker);
  return json.replace(JSON.stringify(marker), () => replacement(json.length));
};

const listBreaches = memoize((plane, name) => breaches(getBodySchema(plane, name)));

/** Bodies at and beyond the limit. They are the most expensive, so they are rare. */
const hugeSizes = [1024 * 1024, 1024 * 1024 + 1, 1_500_000];

type Body = { readonly what: string; readonly body: string | Buffer };

const bodies: readonly ((draw: Draw, draft: Draft) => Body | undefined)[] = [
  (draw, { plane, operation: { requestBody } }) => {
    const all = requestBody === null ? [] : listBreaches(plane, requestBody.schema);
    if (all.length === 0) return undefined;
    const breach = draw.pick(all);
    return { what: describeBreach(breach), body: JSON.stringify(draw.value(breach.value)) ?? '' };
  },
  (draw, draft) => {
    const value = draw.value(unusualJson);
    const body = replaceWithin(draw, draft, () => value);
    return { what: `the value ${value.slice(0, 30)} within the body`, body };
  },
  (draw, { body }) => {
    const name = JSON.stringify(draw.value(unusualString));
    const rest = /^\{(.*)\}$/s.exec(JSON.stringify(body) ?? '')?.[1];
    const members = [`${name}:${draw.value(unusualJson)}`, ...(rest ? [rest] : [])];
    return { what: `the member ${name.slice(0, 30)}`, body: `{${members.join(',')}}` };
  },
  (draw) => {
    const body = draw.value(brokenJson);
    return { what: `the body ${JSON.stringify(body).slice(0, 30)}`, body };
  },
  (draw, { body }) => {
    const json = JSON.stringify(body) ?? '{"a":1}';
    const bytes = Buffer.from(json, draw.chance(0.1) ? 'utf16le' : 'utf8');
    const at = draw.below(bytes.length);
    if (draw.chance(0.5)) return { what: 'a truncated body', body: bytes.subarray(0, at + 1) };
    bytes[at] = draw.pick([0, 0x80, 0xc0, 0xed, 0xff]);
    return { what: 'a body with a wrong byte', body: bytes };
  },
  (draw, draft) => {
    if (!draw.chance(0.05)) return undefined;
    const bytes = draw.pick(hugeSizes);
    const fill = (length: number) => `"${'x'.repeat(Math.max(0, bytes - length + marker.length))}"`;
    return { what: `a body of about ${bytes} bytes`, body: replaceWithin(draw, draft, fill) };
  },
];

const body: Way = (draw, draft) => {
  // A body where the operation accepts none is an error too.
  if (draft.operation.requestBody === null && !draw.chance(0.1)) return undefined;
  const drawn = draw.pick(bodies)(draw, draft);
  if (!drawn) return undefined;
  const message = withHeader(toMessage(draft), 'Content-Type', mediaTypes.json);
  return { what: drawn.what, content: { ...message, body: Buffer.from(drawn.body) } };
};

const path: Way = (draw, draft) => {
  const message = toMessage(draft);
  const [before = '', search] = message.target.split('?');
  const changed = draw.pick([
    ...[`${before}/`, `/${before}`, `${before}/x`, `${before}%2f`, `${before};a=b`, before.slice(0, -1)],
    ...[before.replace(basePath, ''), before.toUpperCase(), before.replaceAll('/', '//')],
    ...[before.replace(/\/[^/]*$/, '/..'), encodeURI(before).replaceAll('e', '%65')],
  ]);
  const target = search === undefined ? changed : `${changed}?${search}`;
  return { what: `the path ${changed.slice(0, 60)}`, content: { ...message, target }, elsewhere: true };
};

const method: Way = (draw, draft) => {
  const changed = draw.pick(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);
  return {
    what: `the method ${changed}`,
    content: { ...toMessage(draft), method: changed },
    elsewhere: true,
  };
};

const preflight: Way = (draw, draft) => {
  const origins = ['http://localhost:5173', 'https://app.example.com', 'null', '', '*', 'x'.repeat(3000)];
  const headers = ['authorization', '', 'x-a,x-b', ',,,', 'a b', `${'x-a,'.repeat(500)}x`];
  return {
    what: 'a preflight',
    content: {
      method: 'OPTIONS',
      target: formatTarget(draft),
      headers: [
        ['Origin', draw.pick(origins)],
        ['Access-Control-Request-Method', draw.pick([draft.operation.method, 'TRACE', '', 'get', '*'])],
        ['Access-Control-Request-Headers', draw.pick(headers)],
      ],
    },
    elsewhere: true,
  };
};

const preferences = [
  ...['code=404', 'code=500', 'code=503', 'code=200', 'code=999', 'code=', 'code=NaN', 'code="500', ';;;'],
  ...['example=rate-limited', 'example=upstream-unavailable', 'example=unknown', 'example=__proto__'],
  ...['code=409, example=already-decided', 'delay=5', 'delay=-1', 'delay=99999999999'],
];

const prefer: Way = (draw, draft) => {
  const what = `${preferHeader}: ${draw.pick(preferences)}`;
  return {
    what,
    content: withHeader(toMessage(draft), preferHeader, what.slice(preferHeader.length + 2)),
    ...(/5\d\d|unavailable/.test(what) && { mayFail: what }),
  };
};

const ways: readonly Way[] = [
  ...[header, header, header, header, header, header, pathParameter, queryParameter],
  ...[body, body, body, path, method, preflight, prefer],
];

/** Changes one part of a valid request to make it invalid. */
export const createInvalid = (
  draw: Draw,
  draft: Draft,
): Pick<FuzzRequest, 'what' | 'mayFail' | 'operation' | 'content'> => {
  for (;;) {
    const changed = draw.pick(ways)(draw, draft);
    if (!changed) continue;
    const { elsewhere = false, ...facts } = changed;
    return { ...facts, ...(elsewhere && { operation: undefined }) };
  }
};
