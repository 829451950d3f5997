import type { ClauseId } from '@workspace-api/contract';
import type { Selection } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

const inStrings = (change: (value: string) => unknown) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;

/** What servers and their libraries do to the values of free-form data, with the end of a sentence about it. */
const valueFlaws: Readonly<Record<string, readonly [text: string, change: (value: unknown) => unknown]>> = {
  'nulls-lost': ['loses null members', (value) => value ?? undefined],
  'empty-objects-as-arrays': [
    'returns empty objects as arrays',
    (value) => (JSON.stringify(value) === '{}' ? [] : value),
  ],
  'numbers-in-32-bits': [
    'truncates integers to 32 bits',
    (value) => (Number.isInteger(value) ? Number(value) | 0 : value),
  ],
  'letters-composed': [
    'converts strings to Unicode normalization form C',
    inStrings((value) => value.normalize('NFC')),
  ],
  'formulas-defused': [
    'puts an apostrophe before strings that look like formulas',
    inStrings((value) => (/^[=+@-]/.test(value) ? `'${value}` : value)),
  ],
  'tabs-as-spaces': ['converts tabs to spaces', inStrings((value) => value.replaceAll('\t', ' '))],
  'line-separators-lost': [
    'converts line separators of Unicode to line feeds',
    inStrings((value) => value.replaceAll(/[\u0085\u2028\u2029]/g, '\n')),
  ],
  'control-characters-lost': [
    'removes control characters',
    inStrings((value) => value.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')),
  ],
  'strings-trimmed': ['trims strings', inStrings((value) => value.trim())],
};

/** Changes the values in data at every depth. Members that become undefined are removed. */
const changeValues = (data: unknown, change: (value: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(data), (name, value: unknown) => (name === '' ? value : change(value)));

/** Does each of that to a member of a record. */
export const flawedValues = (
  clause: ClauseId,
  prefix: string,
  describe: (flaw: string) => string,
  selection: Selection,
  member: string,
): MutantTable =>
  Object.fromEntries(
    Object.entries(valueFlaws).map(([name, [flaw, change]]) => [
      `${clause}/${prefix}-${name}: ${describe(flaw)}`,
      selection.member(member, (data) => changeValues(data, change)),
    ]),
  );
