import type { Mutant } from './mutant.ts';

/**
 * Merges mutants by name.
 *
 * @throws Error if two of them have the same name
 */
export const mergeMutants = (
  ...parts: readonly Readonly<Record<string, Mutant>>[]
): Record<string, Mutant> => {
  const merged: Record<string, Mutant> = {};
  for (const [name, mutant] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(merged, name))
      throw new Error(
        `Two mutants have the name "${name}": one of ${merged[name]?.clause}, one of ${mutant.clause}. Rename one of them.`,
      );
    merged[name] = mutant;
  }
  return merged;
};
