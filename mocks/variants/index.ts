import { access } from './access.ts';
import { bodies } from './bodies.ts';
import { deliveries } from './deliveries.ts';
import { encodings } from './encodings.ts';
import { errors } from './errors.ts';
import { headers } from './headers.ts';
import { identifiers } from './identifiers.ts';
import { limits } from './limits.ts';
import { lists } from './lists.ts';
import { notations } from './notations.ts';
import { records } from './records.ts';
import type { Variant } from './variant.ts';
import { writes } from './writes.ts';

export type { Variant } from './variant.ts';

/** All variants by name: correct servers that differ from the sandbox where the service document allows it. */
export const variants: Readonly<Record<string, Variant>> = {
  ...access,
  ...bodies,
  ...deliveries,
  ...encodings,
  ...errors,
  ...headers,
  ...identifiers,
  ...limits,
  ...lists,
  ...notations,
  ...records,
  ...writes,
};
