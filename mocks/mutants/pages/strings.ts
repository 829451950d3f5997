import { operations } from '@workspace-api/contract';
import type { Json } from '../../wrappers/json.ts';
import { alteredResponse } from '../lib/altered-values.ts';
import type { Mutant } from '../lib/mutant.ts';

const clause = 'pages.patch-applies';

const changeMember = (
  document: Json,
  name: string,
  member: string,
  change: (value: string) => string,
): Json => {
  const part = document[name] as Json;
  return { ...document, [name]: { ...part, [member]: change(String(part[member])) } };
};

/** Titles and fonts whose letters change. */
export const stringMutants: Record<string, Mutant> = {
  'title-beyond-the-basic-plane-lost': alteredResponse(
    clause,
    operations.getPage.id,
    'Characters outside the Basic Multilingual Plane become question marks in the title of a page.',
    (json) =>
      changeMember(json, 'metadata', 'title', (title) => title.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
  ),
  'title-without-direction-marks': alteredResponse(
    clause,
    operations.getPage.id,
    'The title of a page loses marks of the direction of writing.',
    (json) =>
      changeMember(json, 'metadata', 'title', (title) =>
        title.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''),
      ),
  ),
  'font-names-composed': alteredResponse(
    clause,
    operations.getTheme.id,
    'The names of fonts are converted to Unicode normalization form C.',
    (json) => changeMember(json, 'typography', 'font_family_heading', (font) => font.normalize('NFC')),
  ),
};
