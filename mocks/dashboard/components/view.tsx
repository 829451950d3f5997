import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Loaded, useLoaded } from '../store/use-loaded.ts';
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
  readonly show: (row: Row, rows: readonly Row[]) => ComponentChildren;
  /** Numbers are aligned at the end of the cell. */
  readonly isNumber?: boolean;
  /** Whether the heading is visible only to screen readers, as for a column of buttons. */
  readonly hasHiddenName?: boolean;
};

/** A column, or the member of a row that it shows. */
export type Column<Row> = OwnColumn<Row> | (keyof Row & string);

/** The column of a row's buttons. */
export const actionColumn = <Row,>(show: OwnColumn<Row>['show']): Column<Row> => ({
  name: 'Actions',
  hasHiddenName: true,
  show: (...row) => <div class="actions">{show(...row)}</div>,
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
                  {show(row, rows)}
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
  /** What loads more of them, if there are any. */
  readonly loaded: Loaded<readonly Row[]> & { readonly more?: (() => void) | undefined };
  /** The title of the empty state: `No snapshots`. */
  readonly empty: string;
  /** Why there may be none. */
  readonly children?: ComponentChildren;
};

/** A table of records that are loaded, or why there are none. */
export const RecordTable = <Row,>({ loaded, empty, children, ...table }: RecordTableProps<Row>) => (
  <>
    <Loading loaded={loaded}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={empty}>{children}</EmptyState>
        ) : (
          <Table rows={rows} {...table} />
        )
      }
    </Loading>
    {loaded.more && (
      <div class="actions">
        <Button onClick={loaded.more}>Show more</Button>
      </div>
    )}
  </>
);

type ViewProps = {
  readonly title: string;
  /** The purpose of the view, in a sentence. */
  readonly summary?: ComponentChildren;
  /** Buttons next to the title. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
};

/** A view: its title and its content. */
export const View = ({ title, summary, actions, children }: ViewProps) => {
  useEffect(() => {
    document.title = `${title} · Workspace API sandbox`;
  }, [title]);
  return (
    <div class="view stack">
      <header class="spread">
        <div>
          <h1>{title}</h1>
          {summary && <p class="soft">{summary}</p>}
        </div>
        {actions && <div class="actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
};

type PanelProps = Omit<ViewProps, 'title'> & { readonly title?: string };

/** A part of a view, with a frame. */
export const Panel = ({ title, summary, actions, children }: PanelProps) => (
  <section class="panel stack">
    {title && (
      <header class="spread">
        <div>
          <h2>{title}</h2>
          {summary && <p class="soft">{summary}</p>}
        </div>
        {actions && <div class="actions">{actions}</div>}
      </header>
    )}
    {children}
  </section>
);

type RecordPanelProps<Row> = Omit<RecordTableProps<Row>, 'loaded' | 'children'> &
  Omit<ViewProps, 'children' | 'actions'> & {
    readonly load: () => Promise<readonly Row[]>;
    readonly actions?: (rows: readonly Row[]) => ComponentChildren;
    /** Forms below the table. */
    readonly children?: ComponentChildren;
  };

/** A panel with a table of records, which it loads. */
export const RecordPanel = <Row,>({
  title,
  summary,
  load,
  actions,
  children,
  ...table
}: RecordPanelProps<Row>) => {
  const loaded = useLoaded(load);
  return (
    <Panel title={title} summary={summary} actions={actions?.(loaded.value ?? [])}>
      <RecordTable {...table} loaded={loaded} />
      {children}
    </Panel>
  );
};
