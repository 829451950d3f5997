import { InvalidArgumentError } from 'commander';

/** Parses a whole number. @throws InvalidArgumentError */
export const wholeNumber = (text: string): number => {
  if (!/^-?\d{1,10}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
};

/** Adds the parts of a list that is separated by commas to those given before. */
export const commaSeparated = (text: string, previous: string[] = []): string[] => [
  ...previous,
  ...text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
];

const unitMs: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** Parses a duration such as `90s`, `20m` or `2h` to milliseconds. @throws InvalidArgumentError */
export const milliseconds = (text: string): number => {
  const [, number, unit = 's'] = /^(\d{1,6})([smh])?$/.exec(text) ?? [];
  if (number === undefined) throw new InvalidArgumentError('It must be a time such as 90s, 20m or 2h.');
  return Number(number) * (unitMs[unit] as number);
};
