import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { getMember } from '../client/json.ts';
import { type Loaded, useLoaded } from '../store/use-loaded.ts';
import { Button } from './button.tsx';
import { FieldValue, toHeading } from './values.tsx';

type EmptyStateProps = {
  readonly title: string;
  /** Why there are none, and what to do. */
  readonly hint?: ComponentChildren;
  readonly children?: ComponentChildren;
};

/** A placeholder for missing records. */
export const EmptyState = ({ title, hint, children }: EmptyStateProps) => (
  <div class="empty">
    <p>
      <b>{title}</b>
    </p>
    {hint && <p>{hint}</p>}
    {children}
  </div>
);

type LoadingProps<T> = {
  readonly loaded: Loaded<T>;
  readonly children: (value: T) => ComponentChildren;
};

/** Renders data once it is loaded. Until then it shows that the data is loading, or why loading failed. */
export const Loading = <T,>({ loaded: { value, error, reload }, children }: LoadingProps<T>) => {
  if (error)
    return (
      <EmptyState title="Loading failed" hint={error.message}>
        <Button onClick={reload}>Try again</Button>
      </EmptyState>
    );
  if (value !== undefined) return <>{children(value)}</>;
  return (
    <p class="soft" aria-busy="true">
      Loading…
    </p>
  );
};

/** A column: its heading, and how it renders a row. */
type OwnColumn<Row> = {
  readonly name: string;
  readonly show: (row: Row) => ComponentChildren;
  /** Numbers are aligned at the end of the cell. */
  readonly isNumber?: boolean;
};

/** A column, or the member of a row that it shows. */
export type Column<Row> = OwnColumn<Row> | (keyof Row & string);

type TableProps<Row> = {
  /** The name of the table, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** What identifies a row; by default its id, or all of it. */
  readonly getKey?: (row: Row) => string;
  /** The buttons of a row. */
  readonly actions?: (row: Row) => ComponentChildren;
  /** Whether a row is highlighted. */
  readonly isMarked?: (row: Row) => boolean;
  /** What is shown without rows. */
  readonly empty?: ComponentChildren;
};

/** A table. On a phone each row becomes a block with the headings next to the values. */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  getKey = (row) => String(getMember(row, 'id') ?? JSON.stringify(row)),
  actions,
  isMarked,
  empty,
}: TableProps<Row>) => {
  if (rows.length === 0 && empty) return typeof empty === 'string' ? <EmptyState title={empty} /> : empty;
  const ownColumns = columns.map((column): OwnColumn<Row> => {
    if (typeof column !== 'string') return column;
    return {
      name: toHeading(column),
      show: (row) => <FieldValue name={column} of={row} />,
      isNumber: column === 'amount' || rows.some((row) => typeof row[column] === 'number'),
    };
  });
  return (
    <div class="table">
      <table>
        <caption class="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {ownColumns.map(({ name, isNumber }) => (
              <th key={name} scope="col" class={isNumber ? 'number' : ''}>
                {name}
              </th>
            ))}
            {actions && (
              <th scope="col">
                <span class="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getKey(row)} class={isMarked?.(row) ? 'marked' : ''}>
              {ownColumns.map(({ name, show, isNumber }) => (
                <td key={name} class={isNumber ? 'number' : ''} data-name={name}>
                  {show(row)}
                </td>
              ))}
              {actions && (
                <td>
                  <div class="actions">{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

type HeadProps = {
  readonly title: string;
  /** The purpose of the view or the panel, in a sentence. */
  readonly summary?: ComponentChildren;
  /** Buttons next to the title. */
  readonly actions?: ComponentChildren;
};

const Head = ({ as: Heading, title, summary, actions }: HeadProps & { as: 'h1' | 'h2' }) => (
  <header class="spread">
    <div>
      <Heading>{title}</Heading>
      {summary && <p class="soft">{summary}</p>}
    </div>
    {actions && <div class="actions">{actions}</div>}
  </header>
);

type ViewProps = HeadProps & { readonly children: ComponentChildren };

/** A view: its title and its content. */
export const View = ({ children, ...head }: ViewProps) => {
  useEffect(() => {
    document.title = `${head.title} · Workspace API sandbox`;
  }, [head.title]);
  return (
    <div class="view stack">
      <Head as="h1" {...head} />
      {children}
    </div>
  );
};

/** A part of a view, with a frame. */
export const Panel = ({ title, children, ...head }: Partial<ViewProps>) => (
  <section class="panel stack">
    {title && <Head as="h2" title={title} {...head} />}
    {children}
  </section>
);

type LoadedPanelProps<T> = Pick<HeadProps, 'title' | 'summary'> & {
  readonly load: () => Promise<T>;
  /** Whether the data changes without an event, so that it is polled. */
  readonly isChanging?: (value: T | undefined) => boolean;
  readonly actions?: (value: T) => ComponentChildren;
  readonly children: (value: T) => ComponentChildren;
};

/** A panel with data that it loads. */
export const LoadedPanel = <T,>({ load, isChanging, actions, children, ...head }: LoadedPanelProps<T>) => {
  const loaded = useLoaded(load, [], isChanging);
  return (
    <Panel {...head} actions={loaded.value !== undefined && actions?.(loaded.value)}>
      <Loading loaded={loaded}>{children}</Loading>
    </Panel>
  );
};
