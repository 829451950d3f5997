import { changeResponses } from '../wrappers/change-responses.ts';
import { readJson, readText, withBody } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const escapeString = (value: string): string =>
  value
    .replaceAll(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', '\\/');

export const unicodeEscapes: Variant = {
  text: 'JSON escapes every slash and every non-ASCII character.',
  allowedBy:
    'Conventions: bodies are application/json, in which both notations are equivalent (RFC 8259, section 7).',
  families: ['secrets', 'workspaces', 'pages'],
  wrap: changeResponses(async (response) =>
    (await readJson(response)) === undefined
      ? response
      : withBody(response, escapeString(await readText(response))),
  ),
};
