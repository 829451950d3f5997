import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, mediaTypes, operations } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { demoTokens } from '../../mocks/index.ts';
import { proxyBase } from '../../mocks/sandbox/features/secrets/proxy-url.ts';
import {
  authorizePath,
  dashboardPath,
  docsPath,
  healthPath,
  openapiPath,
} from '../../mocks/sandbox/http/mounts.ts';
import { publicFolder } from '../../mocks/sandbox/public-folder.ts';
import type { Source } from './book.ts';
import { withControlToken } from './control-token.ts';
import type { FuzzRequest, Message } from './request.ts';
import { unusualString } from './unusual-values.ts';

const places = [
  ...['/', healthPath, openapiPath, controlPath + openapiPath, `${controlPath}/`, '/robots.txt'],
  ...[docsPath, dashboardPath].flatMap((page) => [
    page,
    `${page}/`,
    `${page}/index.html`,
    `${page}/missing.js`,
  ]),
];

/** A request that makes the sandbox load zstd. Its 16 MiB of WebAssembly stay until the process ends. */
export const compressed: Message = {
  method: 'GET',
  target: openapiPath,
  headers: [['Accept-Encoding', 'zstd']],
};

/** The parameters of the sign-in page and its form. At most one of them is invalid. */
const drawSignIn = ({ draw }: Source): string => {
  const parameters = new URLSearchParams({
    response_type: 'code',
    client_id: 'cli',
    redirect_uri: 'http://127.0.0.1:9/callback',
    state: 'state',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    account: 'usr_01K9OWNER',
    decision: draw.pick(['allow', 'deny']),
  });
  const name = draw.pick([...parameters.keys()]);
  if (draw.chance(0.2)) parameters.delete(name);
  else if (draw.chance(0.7)) parameters.set(name, draw.value(unusualString).toWellFormed());
  return parameters.toString();
};

const message = (source: Source): Message => {
  const { draw } = source;
  if (draw.chance(0.3))
    return { method: 'GET', target: `${authorizePath}?${drawSignIn(source)}`, headers: [withControlToken] };
  if (draw.chance(0.3))
    return {
      method: 'POST',
      target: authorizePath,
      headers: [withControlToken, ['Content-Type', 'application/x-www-form-urlencoded']],
      body: Buffer.from(drawSignIn(source)),
    };
  const target = draw.chance(0.7)
    ? draw.pick(places)
    : `${draw.pick([`${docsPath}/`, `${dashboardPath}/`, `${proxyBase}/`, '/'])}${encodeURIComponent(draw.value(unusualString).toWellFormed())}`;
  return {
    method: draw.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']),
    target,
    headers: [
      ['Accept', draw.pick(['*/*', 'text/html', mediaTypes.json])],
      ...(draw.chance(0.2) ? [['Accept-Encoding', 'gzip, br'] as const] : []),
      draw.chance(0.1) ? ['Authorization', `Bearer ${demoTokens[0]?.secret}`] : withControlToken,
    ],
  };
};

const folders = { [docsPath]: 'docs', [dashboardPath]: 'ui' };

/** Draws a request to a path outside the API and the control plane: pages, documents, the sign-in, or the secret proxy. */
export const createPageRequest = (source: Source): Pick<FuzzRequest, 'what' | 'mayFail' | 'content'> => {
  const own = message(source);
  const isUnbuilt = Object.entries(folders).some(
    ([path, folder]) => own.target.startsWith(path) && !existsSync(join(publicFolder, folder)),
  );
  return {
    ...(isUnbuilt && { mayFail: 'pages that are not built' }),
    what: `${own.method} ${own.target.split('?')[0]?.slice(0, 60)}`,
    content: own,
  };
};

/** A request to which any healthy sandbox responds with 200. */
export const meRequest = (): Message => ({
  method: 'GET',
  target: `${basePath}${operations.getMe.path}`,
  headers: [['Authorization', `Bearer ${demoTokens[0]?.secret}`]],
});
