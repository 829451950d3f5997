import { type Call, jsonBody, noContent, ok, type Reply, requireTenant } from '../call.ts';
import { invalidPatch } from '../errors.ts';
import { timestamp } from '../ids.ts';
import { patched } from '../json-patch.ts';
import { checkIfMatch, etag, getDraft } from '../revisions.ts';
import type { ThemeDocument } from '../store.ts';
import { bodySchema } from '../validate.ts';

const stringMap = { type: 'object', additionalProperties: { type: 'string' } };
const checkDocument = bodySchema<ThemeDocument>({
  type: 'object',
  required: ['colors', 'typography', 'spacing'],
  properties: {
    colors: stringMap,
    typography: { ...stringMap, required: ['font_family_heading', 'font_family_body', 'scale'] },
    spacing: stringMap,
  },
});

export function getTheme(call: Call): Reply {
  const { theme } = requireTenant(call);
  return ok(getDraft(theme), { etag: etag(theme) });
}

export function patchTheme(call: Call): Reply {
  const { theme } = requireTenant(call);
  checkIfMatch(call, theme);
  const result = patched(getDraft(theme), jsonBody(call));
  let document: ThemeDocument;
  try {
    document = checkDocument(result);
  } catch {
    throw invalidPatch('The result is not a theme document.');
  }
  theme.versions.push({ ...document, updated_at: timestamp(call.store.now()) });
  return ok({ ok: true }, { etag: etag(theme) });
}

export function publishTheme(call: Call): Reply {
  const { theme } = requireTenant(call);
  theme.live = getDraft(theme);
  return noContent;
}
