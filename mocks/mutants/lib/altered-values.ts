import type { ClauseId, OperationId } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json } from '../../wrappers/json.ts';
import type { Mutant } from './mutant.ts';

/** Changes the JSON of an operation's successful responses. */
export const alteredResponse = (
  clause: ClauseId,
  id: OperationId,
  text: string,
  change: (json: Json, request: Request) => Json,
): Mutant => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    const response = await next(request);
    const applies = response.ok && findOperation(request)?.id === id;
    return applies ? alterJson(response, (json) => change(json, request)) : response;
  },
});

/** Changes a value at every depth, and removes members that become undefined. */
const deeply = (value: unknown, change: (value: unknown) => unknown): unknown => {
  const changed = change(value);
  if (Array.isArray(changed)) return changed.map((item) => deeply(item, change));
  if (typeof changed !== 'object' || changed === null) return changed;
  const members = Object.entries(changed).map(([name, inner]) => [name, deeply(inner, change)] as const);
  return Object.fromEntries(members.filter(([_, inner]) => inner !== undefined));
};

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const inNumbers = (change: (value: number) => number) => (value: unknown) =>
  typeof value === 'number' ? change(value) : value;

const inStrings = (change: (value: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;

/** Changes that servers and their libraries make to free-form data, each with a sentence. */
export const valueFlaws: Readonly<Record<string, { text: string; change: (data: Json) => Json }>> =
  Object.fromEntries(
    (
      [
        ['nulls-lost', 'loses null members', (value) => value ?? undefined],
        [
          'falsy-values-lost',
          'loses zeros, false and empty strings',
          (value) => value || (value === null ? null : undefined),
        ],
        [
          'empty-objects-as-arrays',
          'returns empty objects as arrays',
          (value) => (isEmpty(value) ? [] : value),
        ],
        [
          'empty-arrays-lost',
          'loses empty arrays',
          (value) => (Array.isArray(value) && value.length === 0 ? undefined : value),
        ],
        [
          'numbers-in-32-bits',
          'truncates integers to 32 bits',
          inNumbers((value) => (Number.isInteger(value) ? value | 0 : value)),
        ],
        [
          'fractions-rounded',
          'rounds numbers to six decimal places',
          inNumbers((value) => Math.round(value * 1e6) / 1e6),
        ],
        [
          'letters-composed',
          'converts strings to Unicode normalization form C',
          inStrings((value) => value.normalize('NFC')),
        ],
        [
          'direction-marks-lost',
          'loses marks of the direction of writing',
          inStrings((value) => value.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')),
        ],
        [
          'joiners-lost',
          'loses zero-width joiners and variation selectors',
          inStrings((value) => value.replaceAll(/[\u200d\ufe0f]/gu, '')),
        ],
        [
          'formulas-defused',
          'puts an apostrophe before strings that look like formulas',
          inStrings((value) => (/^[=+@-]/.test(value) ? `'${value}` : value)),
        ],
        ['strings-trimmed', 'trims strings', inStrings((value) => value.trim())],
        [
          'strings-as-types',
          'parses strings that look like null, true or 0',
          inStrings((value) => (/^(null|true|0)$/.test(value) ? (JSON.parse(value) as string) : value)),
        ],
      ] as [string, string, (value: unknown) => unknown][]
    ).map(([name, text, change]) => [
      name,
      {
        text,
        change: (data) =>
          Object.fromEntries(
            Object.entries(data).flatMap(([member, value]) => {
              const changed = deeply(value, change);
              return changed === undefined ? [] : [[member, changed]];
            }),
          ),
      },
    ]),
  );
