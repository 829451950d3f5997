import { mapStrings } from './lib/map-strings.ts';
import type { Variant } from './lib/variant.ts';

export const sourcesOfItsOwn: Variant = {
  text: 'Log entries have sources with other names.',
  allowedBy: 'Log entry: the source is typically request, capability or agent.',
  families: ['logs'],
  wrap: mapStrings(
    (value) => value.replaceAll('"source":"capability"', '"source":"plugin.capability"'),
    (value) => value.replaceAll('source=plugin.capability', 'source=capability'),
  ),
};
