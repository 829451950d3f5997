import { basePath, headerNames, operationList } from '@workspace-api/contract';
import { operationList as controlOperations } from '@workspace-api/contract/sandbox';
import { demoTokens } from '../../mocks/index.ts';
import { createControlAccess } from '../../mocks/sandbox/domain/control-access.ts';
import {
  authorizePath,
  controlSignInPath,
  dashboardPath,
  docsPath,
} from '../../mocks/sandbox/http/mounts.ts';
import type { Source } from './book.ts';
import { controlToken, withControlToken } from './control-token.ts';
import type { Draw } from './draw.ts';
import { api, control } from './plane.ts';
import { type FuzzRequest, inHeader, type Message } from './request.ts';
import { unusualString } from './unusual-values.ts';
import { consoleBase, createDraft, toMessage } from './valid.ts';

type Headers = Message['headers'];

const cookie = createControlAccess(controlToken).token?.cookie ?? { name: '', value: '' };
const withCookie = ['Cookie', `${cookie.name}=${cookie.value}`] as const;

const foreignOrigins: readonly string[] = [
  ...['null', 'https://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1@evil.example'],
  ...['file:///etc/passwd', 'chrome-extension://x'],
];

/** Headers that grant no access, and the credentials that are sent with them. */
const headerValues: readonly {
  readonly name: string;
  readonly values: readonly string[];
  readonly credentials?: readonly [string, string];
}[] = [
  {
    name: 'Authorization',
    values: [
      ...['', 'Bearer', 'Bearer ', controlToken, `Token ${controlToken}`, `Bearer "${controlToken}"`],
      `Basic ${Buffer.from(`:${controlToken}`).toString('base64')}`,
      ...[`${controlToken}x`, controlToken.slice(0, -1), controlToken.toUpperCase(), cookie.value].map(
        (token) => `Bearer ${token}`,
      ),
      ...[`Bearer ${controlToken}, Bearer ${controlToken}`, `Bearer x, Bearer ${controlToken}`],
      ...[`Bearer ${encodeURIComponent(`${controlToken}\0`)}`, `Bearer ${'a'.repeat(7000)}`],
      ...demoTokens.map(({ secret }) => `Bearer ${secret}`),
    ],
  },
  {
    name: 'Cookie',
    values: [
      ...[
        controlToken,
        `${cookie.value}x`,
        cookie.value.slice(1),
        '',
        `x; ${cookie.name}=${cookie.value}`,
      ].map((value) => `${cookie.name}=${value}`),
      ...[cookie.name, `sandbox_control=${cookie.value}`, `${cookie.name.toUpperCase()}=${cookie.value}`],
      ...[';;;=;', '__proto__=x; constructor=y', `a=b; ${'c=d; '.repeat(1000)}`],
    ],
  },
  { name: 'Sec-Fetch-Site', values: ['cross-site', 'same-site'], credentials: withCookie },
  { name: 'Origin', values: ['http://localhost:1'], credentials: withCookie },
  { name: 'Origin', values: foreignOrigins, credentials: withControlToken },
  {
    name: 'Host',
    values: [
      ...['', 'evil.example', 'evil.example:4010', '127.0.0.1.evil.example', 'localhost.evil.example'],
      ...['localhost@evil.example', 'evil.example#localhost', 'evil.example, localhost', '__proto__'],
      ...['localhost evil.example', '[::1].evil.example', '[::1'],
    ],
    credentials: withControlToken,
  },
  { name: headerNames.svcSignature, values: ['t=1,v1=x'], credentials: withControlToken },
];

const drawHeaders = (draw: Draw): { readonly what: string; readonly headers: Headers } => {
  if (draw.chance(0.2)) return { what: 'no token', headers: [] };
  const { name, values, credentials } = draw.pick(headerValues);
  const isAny = name === 'Authorization' && draw.chance(0.2);
  const value = isAny ? `Bearer ${inHeader(draw.value(unusualString))}` : draw.pick(values);
  return {
    what: `${name}: ${value.slice(0, 40)}${credentials ? ` with the ${credentials === withCookie ? 'cookie' : 'token'}` : ''}`,
    headers: [[name, value], ...(credentials ? [credentials] : [])],
  };
};

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
  return { plane: api, what: `a write by a page of ${origin}`, content: message };
};

type Drawn = Pick<FuzzRequest, 'plane' | 'what' | 'content' | 'endless'>;

/** Draws a request from a client without access: to the control plane, a page next to it, or by a page of another site. */
export const createUnauthorized = (source: Source): Drawn => {
  if (source.draw.chance(0.2)) return createForeignWrite(source);
  const { what, headers } = drawHeaders(source.draw);
  const own = createMessage(source);
  const message = { ...own, headers: [...withoutCredentials(own), ...headers] };
  // A stream that is accepted by mistake never ends.
  return { what, content: message, endless: true };
};
