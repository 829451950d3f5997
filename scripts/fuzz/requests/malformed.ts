import { basePath, operations } from '@workspace-api/contract';
import { demoTokens } from '../../../mocks/index.ts';
import type { Draw } from '../draw.ts';
import type { FuzzRequest, Wire } from './request.ts';

type Malformed = Pick<FuzzRequest, 'what' | 'wire' | 'lasts'>;

const me = `${basePath}${operations.getMe.path}`;
const agents = `${basePath}${operations.createAgent.path.replace('{slug}', demoTokens[0]?.workspace ?? '')}`;
const bearer = `Authorization: Bearer ${demoTokens[0]?.secret}`;
const agent = '{"name":"Raw"}';

const latin = (value: string): Buffer => Buffer.from(value, 'latin1');
const wire = (chunk: string | Buffer, options: Partial<Wire> = {}): Wire => ({
  chunks: [typeof chunk === 'string' ? latin(chunk) : chunk],
  methods: ['GET'],
  afterwards: 'end',
  ...options,
});

const lines = (...all: string[]): string => `${all.join('\r\n')}\r\n\r\n`;
const get = (...headers: string[]): string =>
  lines(`GET ${me} HTTP/1.1`, 'Host: 127.0.0.1', bearer, ...headers);
const post = (...headers: string[]): string =>
  lines(`POST ${agents} HTTP/1.1`, 'Host: 127.0.0.1', bearer, ...headers);

const requestLines: readonly string[] = [
  'GET',
  'GET ',
  `GET ${me}`,
  `GET  ${me} HTTP/1.1`,
  `GET\t${me}\tHTTP/1.1`,
  `get ${me} HTTP/1.1`,
  `GET ${me} HTTP/0.9`,
  `GET ${me} HTTP/1.0`,
  `GET ${me} HTTP/2.0`,
  `GET ${me} HTTP/9.9`,
  `GET ${me} HTTP/1.1 extra`,
  `GET ${me} http/1.1`,
  ` GET ${me} HTTP/1.1`,
  `\r\n\r\nGET ${me} HTTP/1.1`,
  `GET http://127.0.0.1${me} HTTP/1.1`,
  `GET https://example.com${me} HTTP/1.1`,
  `GET http://user:password@127.0.0.1${me} HTTP/1.1`,
  `GET http:// HTTP/1.1`,
  `GET http://[::1 HTTP/1.1`,
  `GET //${me} HTTP/1.1`,
  `GET \\v1\\me HTTP/1.1`,
  `GET ${me}#fragment HTTP/1.1`,
  `GET ${me}?a=b?c=d HTTP/1.1`,
  `GET ${me}%00 HTTP/1.1`,
  `GET ${me}%zz HTTP/1.1`,
  `GET ${me}% HTTP/1.1`,
  `GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1`,
  `GET /docs/..%2f..%2fpackage.json HTTP/1.1`,
  `GET ${me}\0 HTTP/1.1`,
  `GET ${me}\u00e9 HTTP/1.1`,
  `GET ${me} \u00ff HTTP/1.1`,
  'GET * HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'CONNECT 127.0.0.1:80 HTTP/1.1',
  `CONNECT ${me} HTTP/1.1`,
  `TRACE ${me} HTTP/1.1`,
  `PROPFIND ${me} HTTP/1.1`,
  `QUERY ${me} HTTP/1.1`,
  `M-SEARCH * HTTP/1.1`,
  `FOO ${me} HTTP/1.1`,
  `${'A'.repeat(20_000)} ${me} HTTP/1.1`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1`,
  `GET ${me}?${'a=b&'.repeat(5000)} HTTP/1.1`,
  'PRI * HTTP/2.0',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  '\0\0\0\0',
];

const headerLines: readonly string[] = [
  'Host: 127.0.0.1',
  'Host: example.com',
  'Host:',
  'Content-Length: 0\r\nContent-Length: 0',
  'Content-Length: 1\r\nContent-Length: 2',
  'Content-Length: -1',
  'Content-Length: +5',
  'Content-Length: 0x5',
  'Content-Length: 1e3',
  'Content-Length: 5, 5',
  'Content-Length: 99999999999999999999',
  'Content-Length: 4\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding: xchunked',
  ' Folded: a',
  'A: b\r\n c',
  'NoColon',
  'Bad Name: a',
  ': a',
  'A: \0',
  'A: \u0001\u0002',
  'A: \u00ff\u00fe',
  'A\u00e9: b',
  'A: b\nC: d',
  'A: b\rC: d',
  bearer,
  'Authorization: Bearer x',
  `A: ${'a'.repeat(15_000)}`,
  `A: ${'a'.repeat(70_000)}`,
  Array.from({ length: 300 }, (_, n) => `X-${n}: a`).join('\r\n'),
  Array.from({ length: 3000 }, (_, n) => `X-${n}: a`).join('\r\n'),
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Connection: close',
  'Connection: keep-alive, close, x',
  'Keep-Alive: timeout=99999',
  'Expect: 100-continue',
  'TE: trailers',
  'Trailer: A',
  'Range: bytes=0-1,0-1,0-1,0-1',
  'Accept-Encoding: zstd',
  '__proto__: a',
  'constructor: a',
];

const chunks: readonly string[] = [
  `${agent.length.toString(16)}\r\n${agent}\r\n0\r\n\r\n`,
  `${agent.length.toString(16).toUpperCase()}\r\n${agent}\r\n0\r\nTrailer: a\r\n\r\n`,
  `${agent.length.toString(16)};ext=1\r\n${agent}\r\n0\r\n\r\n`,
  `${agent.length.toString(16)};${'e'.repeat(20_000)}\r\n${agent}\r\n0\r\n\r\n`,
  `0x${agent.length.toString(16)}\r\n${agent}\r\n0\r\n\r\n`,
  `-1\r\n${agent}\r\n0\r\n\r\n`,
  `zz\r\n${agent}\r\n0\r\n\r\n`,
  `ffffffffffffffff\r\n${agent}\r\n0\r\n\r\n`,
  `fffffff\r\n${agent}`,
  `5\r\n${agent}\r\n0\r\n\r\n`,
  `${agent.length.toString(16)}\n${agent}\n0\n\n`,
  `${agent.length.toString(16)}\r\n${agent}\r\n`,
  `${agent.length.toString(16)}\r\n${agent}\r\n0\r\n${'T: a\r\n'.repeat(3000)}\r\n`,
  [...agent]
    .map((one) => `1\r\n${one}\r\n`)
    .join('')
    .concat('0\r\n\r\n'),
  '0\r\n\r\n',
  '\r\n',
  '',
];

const ways: readonly ((draw: Draw) => Malformed)[] = [
  (draw) => {
    const line = draw.pick(requestLines);
    return {
      what: `the request line ${line.slice(0, 40)}`,
      wire: wire(lines(line, 'Host: 127.0.0.1', bearer), { methods: [line.trim().split(' ')[0] ?? ''] }),
    };
  },
  (draw) => {
    const line = draw.pick(headerLines);
    return { what: `the header ${line.slice(0, 40)}`, wire: wire(get(line)) };
  },
  (draw) => {
    const line = draw.pick(headerLines);
    return { what: `the header ${line.slice(0, 40)} of a POST`, wire: wire(post(line) + agent) };
  },
  () => ({ what: 'no Host', wire: wire(lines(`GET ${me} HTTP/1.1`, bearer)) }),
  (draw) => {
    const length = draw.pick([0, 1, agent.length - 1, agent.length + 1, agent.length + 100, 2_000_000]);
    return {
      what: `Content-Length ${length - agent.length} too long`,
      wire: wire(post(`Content-Length: ${length}`) + agent),
    };
  },
  (draw) => {
    const chunk = draw.pick(chunks);
    return {
      what: `the chunks ${chunk.slice(0, 30)}`,
      wire: wire(post('Transfer-Encoding: chunked') + chunk),
    };
  },
  (draw) => {
    const fullRequest = post(`Content-Length: ${agent.length}`) + agent;
    const part = fullRequest.slice(0, 1 + draw.below(fullRequest.length));
    return {
      what: 'an incomplete request',
      wire: wire(part, { afterwards: draw.pick(['end', 'break'] as const) }),
    };
  },
  (draw) => {
    const fullRequest = post(`Content-Length: ${agent.length}`) + agent;
    const size = 1 + draw.below(60);
    const parts = Array.from({ length: Math.ceil(fullRequest.length / size) }, (_, n) =>
      latin(fullRequest.slice(n * size, (n + 1) * size)),
    );
    return {
      what: 'a request in small pieces',
      lasts: true,
      wire: { chunks: parts, pauseMs: 1, methods: ['POST'], afterwards: 'end' },
    };
  },
  (draw) => {
    const count = 2 + draw.below(9);
    const good = get();
    const bad = draw.chance(0.3) ? 'BAD\r\n\r\n' : '';
    return {
      what: `${count} pipelined requests`,
      wire: wire(good.repeat(count) + bad, { methods: Array(count).fill('GET') }),
    };
  },
  (draw) => {
    const bytes = Buffer.from(Array.from({ length: 1 + draw.below(400) }, () => draw.below(256)));
    return { what: 'random bytes', wire: wire(bytes) };
  },
  (draw) => {
    const fullRequest = latin(post(`Content-Length: ${agent.length}`) + agent);
    for (let count = 1 + draw.below(4); count > 0; count -= 1)
      fullRequest[draw.below(fullRequest.length)] = draw.below(256);
    return { what: 'a request with changed bytes', wire: wire(fullRequest, { methods: ['POST'] }) };
  },
  (draw) => ({
    what: 'a body above the limit',
    wire: wire(post('Content-Length: 3000000') + 'x'.repeat(draw.pick([10, 200_000])), { methods: ['POST'] }),
  }),
];

/** Requests that never complete, so the sandbox's timeouts end them. They are rare because each takes long. */
const stalled: readonly ((draw: Draw) => Malformed)[] = [
  () => ({ what: 'headers without an end', wire: { chunks: [latin(get().slice(0, -2))], methods: ['GET'] } }),
  () => ({
    what: 'a body that is never sent',
    wire: { chunks: [latin(post(`Content-Length: ${agent.length}`))], methods: ['POST'] },
  }),
  () => ({
    what: 'a chunk that is never sent',
    wire: { chunks: [latin(post('Transfer-Encoding: chunked'))], methods: ['POST'] },
  }),
];

/** Draws a request that is malformed as HTTP. */
export const createMalformed = (draw: Draw): Malformed =>
  draw.chance(0.002) ? { ...draw.pick(stalled)(draw), lasts: true } : draw.pick(ways)(draw);
