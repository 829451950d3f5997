import { basePath, operations } from '@workspace-api/contract';
import { demoTokens } from '../../mocks/index.ts';
import type { Draw } from './draw.ts';
import type { Bytes, FuzzRequest } from './request.ts';

const me = `${basePath}${operations.getMe.path}`;
const agents = `${basePath}${operations.createAgent.path.replace('{slug}', demoTokens[0]?.workspace ?? '')}`;
const bearer = `Authorization: Bearer ${demoTokens[0]?.secret}`;
const agent = '{"name":"Raw"}';

const formatHead = (...lines: string[]): string => `${lines.join('\r\n')}\r\n\r\n`;
const get = (...headers: string[]): string =>
  formatHead(`GET ${me} HTTP/1.1`, 'Host: 127.0.0.1', bearer, ...headers);
const post = (...headers: string[]): string =>
  formatHead(`POST ${agents} HTTP/1.1`, 'Host: 127.0.0.1', bearer, ...headers);
const complete = post(`Content-Length: ${agent.length}`) + agent;

const requestLines: readonly string[] = [
  ...['GET', 'GET ', `GET ${me}`, `GET  ${me} HTTP/1.1`, `GET\t${me}\tHTTP/1.1`, `get ${me} HTTP/1.1`],
  ...['0.9', '1.0', '2.0', '9.9', '1.1 extra'].map((version) => `GET ${me} HTTP/${version}`),
  ...[
    `GET ${me} http/1.1`,
    ` GET ${me} HTTP/1.1`,
    `\r\n\r\nGET ${me} HTTP/1.1`,
    'PRI * HTTP/2.0',
    '\0\0\0\0',
  ],
  ...['', 'https://example.com', 'http://user:password@127.0.0.1', '/'].map(
    (at) => `GET ${at}${me} HTTP/1.1`,
  ),
  ...[
    'http://',
    'http://[::1',
    '\\v1\\me',
    '*',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/docs/..%2f..%2fpackage.json',
  ].map((target) => `GET ${target} HTTP/1.1`),
  ...['#fragment', '?a=b?c=d', '%00', '%zz', '%', '\0', '\u00e9', ' \u00ff', `?${'a=b&'.repeat(5000)}`].map(
    (end) => `GET ${me}${end} HTTP/1.1`,
  ),
  ...['CONNECT', 'TRACE', 'PROPFIND', 'QUERY', 'FOO', 'A'.repeat(20_000)].map(
    (method) => `${method} ${me} HTTP/1.1`,
  ),
  ...['OPTIONS * HTTP/1.1', 'CONNECT 127.0.0.1:80 HTTP/1.1', 'M-SEARCH * HTTP/1.1'],
  ...[
    `GET /${'a'.repeat(20_000)} HTTP/1.1`,
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  ],
];

const manyHeaders = (count: number) => Array.from({ length: count }, (_, n) => `X-${n}: a`).join('\r\n');

const headerLines: readonly string[] = [
  ...['127.0.0.1', 'example.com', ''].map((host) => `Host: ${host}`),
  ...['-1', '+5', '0x5', '1e3', '5, 5', '99999999999999999999'].map((length) => `Content-Length: ${length}`),
  ...['0\r\nContent-Length: 0', '1\r\nContent-Length: 2', '4\r\nTransfer-Encoding: chunked'].map(
    (length) => `Content-Length: ${length}`,
  ),
  ...[
    'identity',
    'gzip, chunked',
    'chunked, chunked',
    'chunked\r\nTransfer-Encoding: identity',
    'xchunked',
  ].map((coding) => `Transfer-Encoding: ${coding}`),
  ...['Transfer-Encoding : chunked', ' Folded: a', 'A: b\r\n c', 'NoColon', 'Bad Name: a', ': a', 'A: \0'],
  ...['A: \u0001\u0002', 'A: \u00ff\u00fe', 'A\u00e9: b', 'A: b\nC: d', 'A: b\rC: d', '__proto__: a'],
  ...[bearer, 'Authorization: Bearer x', `A: ${'a'.repeat(15_000)}`, `A: ${'a'.repeat(70_000)}`],
  ...[manyHeaders(300), manyHeaders(3000), 'Upgrade: websocket\r\nConnection: Upgrade'],
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  ...['Connection: close', 'Connection: keep-alive, close, x', 'Keep-Alive: timeout=99999', 'TE: trailers'],
  ...['Expect: 100-continue', 'Trailer: A', 'Range: bytes=0-1,0-1,0-1,0-1', 'constructor: a'],
];

const size = agent.length.toString(16);

const chunkedBodies: readonly string[] = [
  ...[
    size,
    size.toUpperCase(),
    `${size};ext=1`,
    `${size};${'e'.repeat(20_000)}`,
    `0x${size}`,
    '-1',
    'zz',
    '5',
  ].map((length) => `${length}\r\n${agent}\r\n0\r\n\r\n`),
  ...[`ffffffffffffffff\r\n${agent}\r\n0\r\n\r\n`, `fffffff\r\n${agent}`, `${size}\n${agent}\n0\n\n`],
  ...[`${size}\r\n${agent}\r\n`, `${size}\r\n${agent}\r\n0\r\n${'T: a\r\n'.repeat(3000)}\r\n`],
  ...[`${[...agent].map((one) => `1\r\n${one}\r\n`).join('')}0\r\n\r\n`, '0\r\n\r\n', '\r\n', ''],
];

type Way = (draw: Draw) => { readonly what: string; readonly chunks: readonly (string | Uint8Array)[] };

const ways: readonly Way[] = [
  (draw) => {
    const line = draw.pick(requestLines);
    const chunks = [formatHead(line, 'Host: 127.0.0.1', bearer)];
    return { what: `the request line ${line.slice(0, 40)}`, chunks };
  },
  (draw) => {
    const line = draw.pick(headerLines);
    return { what: `the header ${line.slice(0, 40)}`, chunks: [get(line)] };
  },
  (draw) => {
    const line = draw.pick(headerLines);
    return { what: `the header ${line.slice(0, 40)} of a POST`, chunks: [post(line) + agent] };
  },
  () => ({ what: 'no Host', chunks: [formatHead(`GET ${me} HTTP/1.1`, bearer)] }),
  (draw) => {
    const length = draw.pick([0, 1, agent.length - 1, agent.length + 1, agent.length + 100, 2_000_000]);
    const what = `Content-Length ${length - agent.length} too long`;
    return { what, chunks: [post(`Content-Length: ${length}`) + agent] };
  },
  (draw) => {
    const chunk = draw.pick(chunkedBodies);
    const what = `the chunks ${chunk.slice(0, 30)}`;
    return { what, chunks: [post('Transfer-Encoding: chunked') + chunk] };
  },
  (draw) => {
    const chunks = [complete.slice(0, 1 + draw.below(complete.length))];
    return { what: 'an incomplete request', chunks };
  },
  (draw) => {
    const length = 1 + draw.below(60);
    const count = Math.ceil(complete.length / length);
    const chunks = Array.from({ length: count }, (_, n) => complete.slice(n * length, (n + 1) * length));
    return { what: 'a request in small pieces', chunks };
  },
  (draw) => {
    const count = 2 + draw.below(9);
    const bad = draw.chance(0.3) ? 'BAD\r\n\r\n' : '';
    return { what: `${count} pipelined requests`, chunks: [get().repeat(count) + bad] };
  },
  (draw) => {
    const bytes = Uint8Array.from({ length: 1 + draw.below(400) }, () => draw.below(256));
    return { what: 'random bytes', chunks: [bytes] };
  },
  (draw) => {
    const bytes = Buffer.from(complete, 'latin1');
    for (let count = 1 + draw.below(4); count > 0; count -= 1)
      bytes[draw.below(bytes.length)] = draw.below(256);
    return { what: 'a request with changed bytes', chunks: [bytes] };
  },
  (draw) => ({
    what: 'a body above the limit',
    chunks: [post('Content-Length: 3000000') + 'x'.repeat(draw.pick([10, 200_000]))],
  }),
];

/** Requests that never complete, so the sandbox's timeouts end them. They are rare because each takes long. */
const stalled: readonly string[] = [
  get().slice(0, -2),
  post(`Content-Length: ${agent.length}`),
  post('Transfer-Encoding: chunked'),
];

/** Draws a request that is malformed as HTTP. */
export const createMalformed = (draw: Draw): Pick<FuzzRequest, 'what'> & { readonly content: Bytes } => {
  const isStalled = draw.chance(0.001);
  const { what, chunks } = isStalled
    ? { what: 'a request that never ends', chunks: [draw.pick(stalled)] }
    : draw.pick(ways)(draw);
  const bytes = chunks.map((chunk) => Buffer.from(chunk as string, 'latin1'));
  const afterwards = isStalled ? 'wait' : draw.chance(0.05) ? 'break' : 'end';
  return { what, content: { chunks: bytes, afterwards } };
};
