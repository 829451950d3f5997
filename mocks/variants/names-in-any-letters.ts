import { decodeSegment, mediaTypes, operations } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { readText, withBody } from '../wrappers/json.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

/** Writes letters outside ASCII in a way that the sandbox accepts in names and slugs. */
const hide = (value: string): string =>
  value.replaceAll(/[^\p{ASCII}]/gu, (letter) => `xq${letter.codePointAt(0)?.toString(16)}qx`);

const show = (text: string): string =>
  text.replaceAll(/xq([0-9a-f]+)qx/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

const hideInPath = (address: string): URL => {
  const url = new URL(address);
  url.pathname = url.pathname
    .split('/')
    .map((segment) => encodeURIComponent(hide(decodeSegment(segment))))
    .join('/');
  return url;
};

type Named = { name?: unknown };
type Change = { path?: unknown; value?: unknown };

/** Hides letters of a secret's name, or of a page's new slug. */
const hideInBody = (id: string | undefined, body: string): string => {
  if (body === '' || !/[^\p{ASCII}]/u.test(body)) return body;
  if (id === operations.setSecret.id || id === operations.createProxyUrl.id)
    return JSON.stringify(JSON.parse(body), (key, value: unknown) =>
      key === ('name' satisfies keyof Named) && typeof value === 'string' ? hide(value) : value,
    );
  if (id !== operations.updatePage.id) return body;
  const patch: unknown = JSON.parse(body);
  return JSON.stringify(
    Array.isArray(patch)
      ? (patch as Change[]).map((change) =>
          change.path === '/metadata/slug' && typeof change.value === 'string'
            ? { ...change, value: hide(change.value) }
            : change,
        )
      : patch,
  );
};

const isText = (response: Response): boolean =>
  Object.values(mediaTypes).some((type) => response.headers.get('Content-Type')?.startsWith(type)) &&
  !response.headers.has('Transfer-Encoding') &&
  !/\bno-transform\b/.test(response.headers.get('Cache-Control') ?? '');

export const namesInAnyLetters: Variant = {
  text: 'The names of secrets and the slugs of pages may have the letters of any script.',
  allowedBy: 'Resources: the characters of names and slugs are not specified.',
  families: ['secrets', 'pages'],
  wrap: (next) => async (request) => {
    const id = findOperation(request)?.id;
    if (!id) return next(request);
    const { rawBody, again } = await repeatable(request);
    const response = await next(again({ url: hideInPath(request.url), body: hideInBody(id, rawBody) }));
    if (!isText(response)) return response;
    const text = await readText(response);
    return text.includes('xq') ? withBody(response, show(text)) : response;
  },
};
