import type { ComponentChildren } from 'preact';
import type { Loaded } from '../store/use-loaded.ts';
import { EmptyState, Loading } from './loading.tsx';

/** A column: its heading, and how it renders a row. */
export type Column<Row> = {
  readonly name: string;
  readonly show: (row: Row) => ComponentChildren;
  /** Numbers are aligned at the end of the cell. */
  readonly isNumber?: boolean;
  /** Whether the heading is visible only to screen readers, as for a column of buttons. */
  readonly hasHiddenName?: boolean;
};

/** The column of a row's buttons. */
export const actionColumn = <Row,>(show: (row: Row) => ComponentChildren): Column<Row> => ({
  name: 'Actions',
  hasHiddenName: true,
  show: (row) => <div class="actions">{show(row)}</div>,
});

type TableProps<Row> = {
  /** The name of the table, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
  /** Whether a row is the selected one. */
  readonly isSelected?: (row: Row) => boolean;
};

/** A table. On a phone each row becomes a block with the headings next to the values. */
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

/** A table of records that are loaded, or why there are none. */
export const RecordTable = <Row,>({
  loaded,
  empty,
  children,
  ...table
}: Omit<TableProps<Row>, 'rows'> & {
  readonly loaded: Loaded<readonly Row[]>;
  /** The title of the empty state: `No snapshots`. */
  readonly empty: string;
  /** Why there may be none. */
  readonly children?: ComponentChildren;
}) => (
  <Loading loaded={loaded}>
    {(rows) =>
      rows.length === 0 ? <EmptyState title={empty}>{children}</EmptyState> : <Table rows={rows} {...table} />
    }
  </Loading>
);
