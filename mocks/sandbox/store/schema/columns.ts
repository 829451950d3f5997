type SqlType = 'text' | 'integer' | 'bigint' | 'double precision';

/** The column of another table whose values a column takes. */
type Reference = { readonly table: string; readonly column: string };

type Constraints = {
  readonly isNullable?: boolean;
  readonly isUnique?: boolean;
  readonly reference?: Reference;
};

/** A column of a table. `Value` is what queries read from it and write to it. */
export class Column<Value = unknown> {
  /** For the type of a row; there is no such property. */
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

  /** Requires a row of another table: the one whose `column` has this value. */
  references(table: string, column = 'id'): Column<Value> {
    return new Column(this.type, { ...this.#constraints, reference: { table, column } });
  }

  get #constraints(): Constraints {
    const { isNullable, isUnique, reference } = this;
    return { isNullable, isUnique, ...(reference && { reference }) };
  }
}

/**
 * Text, compared by its bytes. Timestamps are text too (ISO 8601 in UTC with milliseconds), and so is JSON.
 *
 * @example
 * status: text<'inactive' | 'active'>()
 */
export const text = <Value extends string = string>(): Column<Value> => new Column<Value>('text');

/** A whole number of up to four bytes. */
export const integer = <Value extends number = number>(): Column<Value> => new Column<Value>('integer');

/** A whole number of up to eight bytes, such as an amount of money or milliseconds. */
export const bigint = (): Column<number> => new Column<number>('bigint');

/** A floating-point number. */
export const double = (): Column<number> => new Column<number>('double precision');
