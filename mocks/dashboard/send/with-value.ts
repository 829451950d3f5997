import type { Choice } from '../components/index.ts';

/** The choices with the current value, which a logged request may have although no list offers it. */
export const withValue = (choices: readonly Choice[], value: string): readonly Choice[] =>
  choices.some((choice) => (typeof choice === 'string' ? choice : choice[0]) === value)
    ? choices
    : [...choices, value];
