type SqlType = 'text' | 'integer' | 'bigint' | 'double precision';

/** The column of another table that a column references. */
type Reference = { readonly table: string; readonly column: string };

type Constraints = {
  readonly isNullable?: boolean;
  readonly isUnique?: boolean;
  readonly reference?: Reference;
};

/** A column of a table. `Value` is the type that queries read from it and write to it. */
export class Column<Value = unknown> {
  /** Used only for the type of a row. The property doesn't exist at run time. */
  declare readonly value: Value;
  readonly type: SqlType;
  readonly isNullable: boolean;
  readonly isUnique: boolean;
  readonly reference: Reference | undefined;

  constructor(type: SqlType, { isNullable = false, isUnique = false, reference }: Constraints = {}) {
    this.type = type;
    this.isNullable = isNullable;
    this.isUnique = isUnique;
    this.reference = reference;
  }

  nullable(): Column<Value | null> {
    return new Column(this.type, { ...this.#constraints, isNullable: true });
  }

  unique(): Column<Value> {
    return new Column(this.type, { ...this.#constraints, isUnique: true });
  }

  /** Requires that another table has a row whose `column` has this value. */
  references(table: string, column = 'id'): Column<Value> {
    return new Column(this.type, { ...this.#constraints, reference: { table, column } });
  }

  get #constraints(): Constraints {
    const { isNullable, isUnique, reference } = this;
    return { isNullable, isUnique, ...(reference && { reference }) };
  }
}

/**
 * A string column that is compared by its bytes. It also holds timestamps (ISO 8601 in UTC with milliseconds) and JSON.
 *
 * @example
 * status: text<'inactive' | 'active'>()
 */
export const text = <Value extends string = string>(): Column<Value> => new Column<Value>('text');

/** An integer of up to four bytes. */
export const integer = <Value extends number = number>(): Column<Value> => new Column<Value>('integer');

/** An integer of up to eight bytes, such as an amount of money or milliseconds. */
export const bigint = (): Column<number> => new Column<number>('bigint');

/** A floating-point number. */
export const double = (): Column<number> => new Column<number>('double precision');
