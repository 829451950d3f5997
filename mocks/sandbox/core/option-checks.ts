import { isObject } from './json.ts';
import { adviceFor } from './nearest-name.ts';

/** An unknown option, or a value that an option doesn't accept. */
export class InvalidOptionError extends TypeError {
  override readonly name = 'InvalidOptionError';
}

/** What an option accepts: as a description for messages, and as a check. */
export type OptionCheck = { readonly takes: string; readonly accepts: (value: unknown) => boolean };

export const isFunction = (value: unknown): boolean => typeof value === 'function';
export const isNonEmptyString = (value: unknown): boolean => typeof value === 'string' && value !== '';

/**
 * Rejects unknown options, and values that an option doesn't accept. An option that is `undefined` counts as absent.
 *
 * @param name the function that takes the options
 * @param checks the check of each option
 * @throws InvalidOptionError with the option's name and the values that it accepts
 */
export const checkNamedOptions = (
  name: string,
  checks: Readonly<Record<string, OptionCheck>>,
  options: unknown,
): void => {
  if (!isObject(options)) throw new InvalidOptionError(`${name} takes an object with options.`);
  for (const [option, value] of Object.entries(options)) {
    const check = Object.hasOwn(checks, option) ? checks[option] : undefined;
    if (!check)
      throw new InvalidOptionError(
        `${name} has no option "${option}". ${adviceFor(option, Object.keys(checks))}`,
      );
    if (value !== undefined && !check.accepts(value))
      throw new InvalidOptionError(`The option "${option}" of ${name} takes ${check.takes}.`);
  }
};
