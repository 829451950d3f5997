import type { ComponentChildren } from 'preact';
import type { Loaded } from '../store/use-loaded.ts';
import { Button } from './button.tsx';
import { FieldValue, toHeading } from './values.tsx';

/** A placeholder for missing records. It explains why there are none, and what to do. */
export const EmptyState = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="empty">
    <p>
      <b>{title}</b>
    </p>
    {children}
  </div>
);

/** Renders the data of a view once it is loaded. Until then it shows that the data is loading, or why loading failed. */
export const Loading = <T,>({
  loaded: { value, error, reload },
  children,
}: {
  readonly loaded: Loaded<T>;
  readonly children: (value: T) => ComponentChildren;
}) => {
  if (error)
    return (
      <EmptyState title="Loading failed">
        <p>{error.message}</p>
        <Button onClick={reload}>Try again</Button>
      </EmptyState>
    );
  if (value === undefined)
    return (
      <p class="soft" aria-busy="true">
        Loading…
      </p>
    );
  return <>{children(value)}</>;
};

/** A column: its heading, and how it renders a row. */
type OwnColumn<Row> = {
  readonly name: string;
  readonly show: (row: Row) => ComponentChildren;
  /** Numbers are aligned at the end of the cell. */
  readonly isNumber?: boolean;
  /** Whether the heading is visible only to screen readers, as for a column of buttons. */
  readonly hasHiddenName?: boolean;
};

/** A column, or the member of a row that it shows. */
export type Column<Row> = OwnColumn<Row> | (keyof Row & string);

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
  /** Whether a row is highlighted. */
  readonly isMarked?: (row: Row) => boolean;
};

/** A table. On a phone each row becomes a block with the headings next to the values. */
export const Table = <Row,>({ caption, columns, rows, getKey, isMarked }: TableProps<Row>) => {
  const ownColumns = columns.map((column): OwnColumn<Row> => {
    if (typeof column !== 'string') return column;
    return { name: toHeading(column), show: (row) => <FieldValue name={column} value={row[column]} /> };
  });
  return (
    <div class="table">
      <table>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {ownColumns.map(({ name, isNumber, hasHiddenName }) => (
              <th key={name} scope="col" class={isNumber ? 'number' : ''}>
                {hasHiddenName ? <span class="visually-hidden">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getKey(row)} class={isMarked?.(row) ? 'marked' : ''}>
              {ownColumns.map(({ name, show, isNumber, hasHiddenName }) => (
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
};

export type RecordTableProps<Row> = Omit<TableProps<Row>, 'rows'> & {
  readonly loaded: Loaded<readonly Row[]>;
  /** The title of the empty state: `No snapshots`. */
  readonly empty: string;
  /** Why there may be none. */
  readonly children?: ComponentChildren;
};

/** A table of records that are loaded, or why there are none. */
export const RecordTable = <Row,>({ loaded, empty, children, ...table }: RecordTableProps<Row>) => (
  <Loading loaded={loaded}>
    {(rows) =>
      rows.length === 0 ? <EmptyState title={empty}>{children}</EmptyState> : <Table rows={rows} {...table} />
    }
  </Loading>
);
