import { events } from '@workspace-api/contract';
import { limits } from '../core/limits.ts';
import { type FieldError, unknownName } from '../core/problem.ts';

const types: readonly string[] = Object.keys(events);

/** The patterns that a filter may contain in addition to the types: all events, and all events of each group. */
const patterns: readonly string[] = ['*', ...new Set(types.map((type) => type.replace(/\..*/, '.*')))];

const checkEventName = (path: string, name: string, eventNames: readonly string[]): FieldError[] =>
  eventNames.includes(name)
    ? []
    : [{ path, reason: 'unknown_value', message: unknownName('event', name, eventNames) }];

/** A warning for an unknown event type. It isn't an error, because the service may add events. */
export const unknownType = (path: string, name: string): FieldError[] => checkEventName(path, name, types);

const names = [...types, ...patterns];

/** The same warning for the first unknown entries of an event filter. */
export const unknownFilters = (path: string, filter: readonly string[]): FieldError[] =>
  filter
    .flatMap((name, index) => (names.includes(name) ? [] : [{ name, index }]))
    .slice(0, limits.fieldErrors)
    .flatMap(({ name, index }) => checkEventName(`${path}/${index}`, name, names));
