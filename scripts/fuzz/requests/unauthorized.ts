import { basePath, headerNames, operationList } from '@workspace-api/contract';
import { operationList as controlOperations } from '@workspace-api/contract/sandbox';
import { demoTokens } from '../../../mocks/index.ts';
import { createControlAccess } from '../../../mocks/sandbox/core/control-access.ts';
import {
  authorizePath,
  controlSignInPath,
  dashboardPath,
  docsPath,
} from '../../../mocks/sandbox/core/mounts.ts';
import type { Source } from '../book.ts';
import type { Draw } from '../draw.ts';
import { nastyStrings } from '../nasty.ts';
import { api, control } from '../plane.ts';
import { controlToken, withControlToken } from '../sandbox/control-token.ts';
import { type FuzzRequest, inHeader, type Message, toWire } from './request.ts';
import { consoleBase, createDraft, toMessage } from './valid.ts';

type Headers = Message['headers'];

const cookie = createControlAccess(controlToken).token?.cookie ?? { name: '', value: '' };
const withCookie = ['Cookie', `${cookie.name}=${cookie.value}`] as const;

const authorizations: readonly string[] = [
  '',
  'Bearer',
  'Bearer ',
  controlToken,
  `Basic ${Buffer.from(`:${controlToken}`).toString('base64')}`,
  `Token ${controlToken}`,
  `Bearer ${controlToken}x`,
  `Bearer ${controlToken.slice(0, -1)}`,
  `Bearer ${controlToken.toUpperCase()}`,
  `Bearer "${controlToken}"`,
  `Bearer ${controlToken}, Bearer ${controlToken}`,
  `Bearer x, Bearer ${controlToken}`,
  `Bearer ${encodeURIComponent(`${controlToken}\0`)}`,
  `Bearer ${cookie.value}`,
  `Bearer ${'a'.repeat(7000)}`,
  ...demoTokens.map(({ secret }) => `Bearer ${secret}`),
];

const cookies: readonly string[] = [
  cookie.name,
  `${cookie.name}=`,
  `${cookie.name}=${controlToken}`,
  `${cookie.name}=${cookie.value}x`,
  `${cookie.name}=${cookie.value.slice(1)}`,
  `${cookie.name}=x; ${cookie.name}=${cookie.value}`,
  `sandbox_control=${cookie.value}`,
  `${cookie.name.toUpperCase()}=${cookie.value}`,
  ';;;=;',
  '__proto__=x; constructor=y',
  `a=b; ${'c=d; '.repeat(1000)}`,
];

const foreignHosts: readonly string[] = [
  '',
  'evil.example',
  'evil.example:4010',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'localhost@evil.example',
  'evil.example#localhost',
  'evil.example, localhost',
  'localhost evil.example',
  '[::1].evil.example',
  '[::1',
  '__proto__',
];

const foreignOrigins: readonly string[] = [
  'null',
  'https://evil.example',
  'http://localhost.evil.example',
  'http://127.0.0.1@evil.example',
  'file:///etc/passwd',
  'chrome-extension://x',
];

/** The headers of a request that a page of another site makes a browser send. */
const foreignSites: readonly Headers[] = [
  [['Sec-Fetch-Site', 'cross-site']],
  [['Sec-Fetch-Site', 'same-site']],
  [
    ['Sec-Fetch-Site', 'cross-site'],
    ['Sec-Fetch-Mode', 'no-cors'],
  ],
  [['Origin', 'http://localhost:1']],
];

const drawString = (draw: Draw): string => inHeader(draw.pick(nastyStrings));

type Way = (draw: Draw) => { readonly what: string; readonly headers: Headers };

/** None of these grants access. */
const ways: readonly Way[] = [
  () => ({ what: 'no token', headers: [] }),
  (draw) => {
    const value = draw.chance(0.2) ? `Bearer ${drawString(draw)}` : draw.pick(authorizations);
    return { what: `Authorization: ${value.slice(0, 20)}`, headers: [['Authorization', value]] };
  },
  (draw) => {
    const value = draw.chance(0.2) ? `${cookie.name}=${drawString(draw)}` : draw.pick(cookies);
    return { what: `Cookie: ${value.slice(0, 40)}`, headers: [['Cookie', value]] };
  },
  (draw) => {
    const site = draw.pick(foreignSites);
    return { what: `the cookie from ${site[0]?.join(': ')}`, headers: [withCookie, ...site] };
  },
  (draw) => {
    const host = draw.pick(foreignHosts);
    return { what: `the token for the Host ${host}`, headers: [['Host', host], withControlToken] };
  },
  (draw) => {
    const origin = draw.pick(foreignOrigins);
    return { what: `the token from ${origin}`, headers: [['Origin', origin], withControlToken] };
  },
  () => ({
    what: 'the token of a webhook',
    headers: [[headerNames.svcSignature, 't=1,v1=x'], withControlToken],
  }),
];

const pages = [`${control.base}/`, `${dashboardPath}/`, `${docsPath}/`, authorizePath, controlSignInPath];

const withoutCredentials = ({ headers }: Message): Headers =>
  headers.filter(([name]) => !/^(authorization|cookie|host|origin)$/i.test(name));

const createMessage = (source: Source): Message => {
  const { draw } = source;
  if (draw.chance(0.2)) return { method: 'GET', target: draw.pick(pages), headers: [] };
  if (draw.chance(0.2)) {
    const { method, path } = draw.pick(operationList);
    const target = consoleBase(demoTokens[0]?.workspace ?? '') + path.replaceAll(/\{\w+\}/g, 'x');
    return {
      method,
      target: target.replace(`${basePath}/workspaces/x`, `${basePath}/workspaces/acme`),
      headers: [],
    };
  }
  return toMessage(createDraft(source, control, draw.pick(controlOperations)));
};

const writes = operationList.filter(({ method, scope }) => method !== 'GET' && scope !== null);

/** Draws a write to the API, with a token, by a page of another site. */
const createForeignWrite = (source: Source): Drawn => {
  const origin = source.draw.pick(foreignOrigins);
  const draft = createDraft(source, api, source.draw.pick(writes));
  const own = toMessage({ ...draft, byConsole: false });
  const message = { ...own, headers: [...own.headers, ['Origin', origin] as const] };
  return { plane: api, what: `a write by a page of ${origin}`, message, wire: toWire(message) };
};

type Drawn = Pick<FuzzRequest, 'plane' | 'what' | 'message' | 'wire'>;

/** Draws a request from a client without access: to the control plane, a page next to it, or by a page of another site. */
export const createUnauthorized = (source: Source): Drawn => {
  if (source.draw.chance(0.2)) return createForeignWrite(source);
  const { what, headers } = source.draw.pick(ways)(source.draw);
  const own = createMessage(source);
  const message = { ...own, headers: [...withoutCredentials(own), ...headers] };
  return { what, message, wire: toWire(message) };
};
