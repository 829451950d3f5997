import type { Fault } from './fault.ts';

/**
 * Merges faults by name.
 *
 * @throws Error if two of them have the same name
 */
export const mergeFaults = (...parts: readonly Readonly<Record<string, Fault>>[]): Record<string, Fault> => {
  const merged: Record<string, Fault> = {};
  for (const [name, fault] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(merged, name))
      throw new Error(
        `Two faults are called "${name}": of ${merged[name]?.clause} and of ${fault.clause}. Rename one.`,
      );
    merged[name] = fault;
  }
  return merged;
};
