import type { MemberType } from '@workspace-api/contract';
import { mapValues } from '../../core/json.ts';
import { type Column, double, flag, integer, json, text, time } from './columns.ts';

/** How a column stores a value: a boolean as 0 or 1, a list or an object as JSON. */
type Stored<Value> = Value extends string | number ? Value : Value extends boolean ? number : string;

type MemberColumn<Member, Value = NonNullable<Member>> = null extends Member
  ? Column<Stored<Value> | null, Value | null, null>
  : undefined extends Member
    ? Column<Stored<Value> | null, Value | undefined, null>
    : Column<Stored<Value>, Value, undefined>;

/** A column for each member of a schema. */
export type MemberColumns<Schema> = { readonly [Name in keyof Schema]-?: MemberColumn<Schema[Name]> };

const creators: { readonly [Type in MemberType['type']]: () => Column } = {
  string: text,
  'date-time': time,
  integer,
  number: double,
  boolean: flag,
  json,
};

/**
 * Creates a column for each member of a schema. A member that may be null is null in a new record without it.
 *
 * @param types the members of the schema, as `recordTypes` has them
 */
export const memberColumns = <Schema>(types: Readonly<Record<string, MemberType>>): MemberColumns<Schema> =>
  mapValues(types, ({ type, isNullable, isOptional }) => {
    const column = creators[type]();
    if (isNullable) return column.nullable();
    return isOptional ? column.optional() : column;
  }) as MemberColumns<Schema>;
