import { mapTexts } from './lib/map-texts.ts';
import type { Variant } from './lib/variant.ts';

export const sourcesOfItsOwn: Variant = {
  text: 'Log entries come from sources of other names.',
  allowedBy: 'Log entry: the source is typically request, capability or agent.',
  families: ['logs'],
  wrap: mapTexts(
    (text) => text.replaceAll('"source":"capability"', '"source":"plugin.capability"'),
    (text) => text.replaceAll('source=plugin.capability', 'source=capability'),
  ),
};
