import { InvalidArgumentError } from 'commander';

/** Parses a whole number. @throws InvalidArgumentError */
export const parseInteger = (value: string): number => {
  if (!/^-?\d{1,10}$/.test(value)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(value);
};

/** Checks an http(s) URL. @throws InvalidArgumentError */
export const httpUrl = (value: string): string => {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new InvalidArgumentError('It must be an http(s) URL.');
};

/** Appends the items of a comma-separated list to the previous items. */
export const commaSeparated = (value: string, previous: string[] = []): string[] => [
  ...previous,
  ...value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
];

const unitMs: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** Parses a duration such as `90s`, `20m` or `2h` to milliseconds. @throws InvalidArgumentError */
export const milliseconds = (value: string): number => {
  const [, number, unit = 's'] = /^(\d{1,6})([smh])?$/.exec(value) ?? [];
  if (number === undefined) throw new InvalidArgumentError('It must be a duration such as 90s, 20m or 2h.');
  return Number(number) * (unitMs[unit] as number);
};
