import type { components } from '@workspace-api/contract/sandbox';
import type { FieldError } from '../core/problem.ts';

/** One part of a request that breaks the contract. */
export type Violation = components['schemas']['LoggedRequest']['violations'][number];

/** The violations found in a request, and the number of further ones. */
export type Violations = { readonly items: readonly Violation[]; readonly omitted: number };

/** Converts field errors to violations, with the part of the request that they are in. */
export const withPlace = (
  fieldErrors: Readonly<Partial<Record<Violation['in'], readonly FieldError[]>>>,
): Violation[] =>
  Object.entries(fieldErrors).flatMap(([place, fields]) =>
    fields.map((field) => ({ in: place as Violation['in'], ...field })),
  );
