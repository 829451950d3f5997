type SqlType = 'text' | 'integer' | 'bigint' | 'double precision';

/** The column of another table that a column references. */
type Reference = { readonly table: string; readonly column: string };

/**
 * How records show a stored value: as it is, parsed from JSON, as a boolean for 0 or 1, or as a time (ISO 8601 in UTC with
 * milliseconds), which a seed may give in any format of the contract.
 */
type Form = 'plain' | 'json' | 'flag' | 'time';

type Traits = Partial<
  Pick<Column, 'form' | 'isNullable' | 'isOmittedIfNull' | 'isUnique' | 'reference' | 'initial'>
>;

/** A column of a table. `Value` is the type that queries read from it and write to it, `Member` its type in a record. */
export class Column<Value = unknown, Member = Value, Initial = unknown> {
  /** Used only for types. The properties don't exist at run time. */
  declare readonly value: Value;
  declare readonly member: Member;
  declare readonly hasInitial: Initial;
  readonly type: SqlType;
  readonly form: Form = 'plain';
  readonly isNullable: boolean = false;
  /** A record whose value is null lacks the member. */
  readonly isOmittedIfNull: boolean = false;
  readonly isUnique: boolean = false;
  readonly reference: Reference | undefined;
  /** The value of a new record that is created without one, as records show it. */
  readonly initial: unknown = null;

  constructor(type: SqlType, traits: Traits = {}) {
    this.type = type;
    Object.assign(this, traits);
  }

  nullable(): Column<Value | null, Member | null, null> {
    return new Column(this.type, { ...this, isNullable: true });
  }

  /** May be null. A record whose value is null lacks the member. */
  optional(): Column<Value | null, Member | undefined, null> {
    return new Column(this.type, { ...this, isNullable: true, isOmittedIfNull: true });
  }

  unique(): Column<Value, Member, Initial> {
    return new Column(this.type, { ...this, isUnique: true });
  }

  /** Requires that another table has a row whose `column` has this value. Deleting that row deletes the ones that reference it. */
  references(table: string, column = 'id'): Column<Value, Member, Initial> {
    return new Column(this.type, { ...this, reference: { table, column } });
  }

  /** Gives the column this value in a new record that is created without one. */
  startsAs(initial: Member): Column<Value, Member, Member> {
    return new Column(this.type, { ...this, initial });
  }
}

/**
 * A string column that is compared by its bytes.
 *
 * @example
 * status: text<'inactive' | 'active'>()
 */
export const text = <Value extends string = string>(): Column<Value, Value, undefined> => new Column('text');

/** A time: ISO 8601 in UTC with milliseconds, so that times sort as strings. */
export const time = (): Column<string, string, undefined> => new Column('text', { form: 'time' });

/** A JSON value, stored as text. */
export const json = <Member>(): Column<string, Member, undefined> => new Column('text', { form: 'json' });

/** An integer of up to four bytes. */
export const integer = <Value extends number = number>(): Column<Value, Value, undefined> =>
  new Column('integer');

/** A boolean, stored as 0 or 1. */
export const flag = (): Column<number, boolean, undefined> => new Column('integer', { form: 'flag' });

/** An integer of up to eight bytes, such as an amount of money or milliseconds. */
export const bigint = (): Column<number, number, undefined> => new Column('bigint');

/** A floating-point number. */
export const double = (): Column<number, number, undefined> => new Column('double precision');
