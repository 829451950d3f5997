import type { ComponentChildren } from 'preact';

/** A column: its heading, and what it shows of a row. */
export type Column<Row> = {
  readonly name: string;
  readonly show: (row: Row) => ComponentChildren;
  /** Digits are aligned at their end. */
  readonly isNumber?: boolean;
  /** Whether the heading is for screen readers alone: that of a column of buttons. */
  readonly hasHiddenName?: boolean;
};

type TableProps<Row> = {
  /** What the rows are, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
  /** Whether a row is the selected one. */
  readonly isSelected?: (row: Row) => boolean;
};

/** A table; on a phone each row becomes a block with its headings beside the values. */
export const Table = <Row,>({ caption, columns, rows, getKey, isSelected }: TableProps<Row>) => (
  <div class="table">
    <table>
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, isNumber, hasHiddenName }) => (
            <th key={name} scope="col" class={isNumber ? 'number' : ''}>
              {hasHiddenName ? <span class="visually-hidden">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getKey(row)} class={isSelected?.(row) ? 'selected' : ''}>
            {columns.map(({ name, show, isNumber, hasHiddenName }) => (
              <td key={name} class={isNumber ? 'number' : ''} data-name={hasHiddenName ? '' : name}>
                {show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
