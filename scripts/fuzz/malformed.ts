import { basePath, operations } from '@workspace-api/contract';
import * as fc from 'fast-check';
import { demoTokens } from '../../mocks/index.ts';

/** Bytes that are written to a connection of their own. */
export type Malformed = {
  /** One character per byte. */
  readonly chunks: readonly string[];
  /** What the client does after the last chunk. */
  readonly afterwards: 'wait' | 'end' | 'break';
};

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

const target = (path: string): string => `GET ${path} HTTP/1.1`;

const requestLines: readonly string[] = [
  ...['GET', 'GET ', `GET ${me}`, `GET  ${me} HTTP/1.1`, `GET\t${me}\tHTTP/1.1`, `get ${me} HTTP/1.1`],
  ...['0.9', '1.0', '2.0', '9.9', '1.1 extra'].map((version) => `GET ${me} HTTP/${version}`),
  ...[`GET ${me} http/1.1`, ` GET ${me} HTTP/1.1`, `\r\n\r\nGET ${me} HTTP/1.1`, 'PRI * HTTP/2.0', '\0\0'],
  ...['', 'https://example.com', 'http://user:password@127.0.0.1', '/'].map((at) => target(at + me)),
  ...['http://', 'http://[::1', '\\v1\\me', '*', '/%2e%2e/%2e%2e/etc/passwd', '/docs/..%2f..%2f'].map(target),
  ...['#fragment', '?a=b?c=d', '%00', '%zz', '%', '\0', '\u00e9', ' \u00ff'].map((end) => target(me + end)),
  ...[`${me}?${'a=b&'.repeat(5000)}`, `/${'a'.repeat(20_000)}`].map(target),
  ...['CONNECT', 'TRACE', 'PROPFIND', 'FOO', 'A'.repeat(20_000)].map((method) => `${method} ${me} HTTP/1.1`),
  ...['OPTIONS * HTTP/1.1', 'CONNECT 127.0.0.1:80 HTTP/1.1', 'M-SEARCH * HTTP/1.1'],
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
];

const manyHeaders = (count: number) => Array.from({ length: count }, (_, n) => `X-${n}: a`).join('\r\n');

const headerLines: readonly string[] = [
  ...['127.0.0.1', 'example.com', ''].map((host) => `Host: ${host}`),
  ...['-1', '+5', '0x5', '1e3', '5, 5', '99999999999999999999'].map((length) => `Content-Length: ${length}`),
  ...['Content-Length: 1\r\nContent-Length: 2', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ...['identity', 'gzip, chunked', 'chunked, chunked', 'xchunked'].map((one) => `Transfer-Encoding: ${one}`),
  ...['Transfer-Encoding : chunked', ' Folded: a', 'A: b\r\n c', 'NoColon', 'Bad Name: a', ': a', 'A: \0'],
  ...['A: \u0001\u0002', 'A: \u00ff\u00fe', 'A\u00e9: b', 'A: b\nC: d', 'A: b\rC: d', '__proto__: a'],
  ...[bearer, 'Authorization: Bearer x', `A: ${'a'.repeat(15_000)}`, `A: ${'a'.repeat(70_000)}`],
  ...[manyHeaders(300), manyHeaders(3000), 'Upgrade: websocket\r\nConnection: Upgrade'],
  'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  ...['Connection: close', 'Connection: keep-alive, close, x', 'Keep-Alive: timeout=99999', 'TE: trailers'],
  ...['Expect: 100-continue', 'Trailer: A', 'Range: bytes=0-1,0-1,0-1,0-1', 'constructor: a'],
];

const size = agent.length.toString(16);

const inChunk = (length: string): string => `${length}\r\n${agent}\r\n0\r\n\r\n`;

const chunkedBodies: readonly string[] = [
  ...[size, `${size};ext=1`, `${size};${'e'.repeat(20_000)}`, `0x${size}`, '-1', 'zz', '5'].map(inChunk),
  ...[`ffffffffffffffff\r\n${agent}\r\n0\r\n\r\n`, `fffffff\r\n${agent}`, `${size}\n${agent}\n0\n\n`],
  ...[`${size}\r\n${agent}\r\n`, `${size}\r\n${agent}\r\n0\r\n${'T: a\r\n'.repeat(3000)}\r\n`],
  ...[`${[...agent].map((one) => `1\r\n${one}\r\n`).join('')}0\r\n\r\n`, '0\r\n\r\n', '\r\n', ''],
];

const bytes = (maxLength: number): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: 1, maxLength }).map((values) => Buffer.from(values).toString('latin1'));

const splitRequest = (length: number): string[] => complete.match(new RegExp(`.{1,${length}}`, 'gs')) ?? [];

const changed = fc
  .array(fc.tuple(fc.nat({ max: complete.length - 1 }), bytes(1)), { minLength: 1, maxLength: 4 })
  .map((changes) =>
    changes.reduce((all, [at, byte]) => all.slice(0, at) + byte + all.slice(at + 1), complete),
  );

const lengths = [0, 1, agent.length - 1, agent.length + 1, agent.length + 100, 2_000_000];

const chunks: fc.Arbitrary<readonly string[]> = fc.oneof(
  fc.constantFrom(...requestLines).map((line) => [formatHead(line, 'Host: 127.0.0.1', bearer)]),
  fc.constantFrom(...headerLines).map((line) => [get(line)]),
  fc.constantFrom(...headerLines).map((line) => [post(line) + agent]),
  fc.constant([formatHead(`GET ${me} HTTP/1.1`, bearer)]),
  fc.constantFrom(...lengths).map((length) => [post(`Content-Length: ${length}`) + agent]),
  fc.constantFrom(...chunkedBodies).map((body) => [post('Transfer-Encoding: chunked') + body]),
  fc.integer({ min: 1, max: complete.length }).map((length) => [complete.slice(0, length)]),
  fc.integer({ min: 1, max: 60 }).map(splitRequest),
  fc
    .tuple(fc.integer({ min: 2, max: 10 }), fc.boolean())
    .map(([count, isBad]) => [get().repeat(count) + (isBad ? 'BAD\r\n\r\n' : '')]),
  bytes(400).map((value) => [value]),
  changed.map((value) => [value]),
  fc.constantFrom(10, 200_000).map((sent) => [post('Content-Length: 3000000') + 'x'.repeat(sent)]),
);

/** Requests that never complete, so the sandbox's timeouts end them. They are rare because each takes long. */
const stalled = fc.record({
  chunks: fc.constantFrom(
    [get().slice(0, -2)],
    [post(`Content-Length: ${agent.length}`)],
    [post('Transfer-Encoding: chunked')],
  ),
  afterwards: fc.constant('wait' as const),
});

/** A request that is malformed as HTTP. */
export const malformed: fc.Arbitrary<Malformed> = fc.oneof(
  {
    weight: 999,
    arbitrary: fc.record({ chunks, afterwards: fc.constantFrom('end', 'end', 'end', 'break') }),
  },
  { weight: 1, arbitrary: stalled },
);
