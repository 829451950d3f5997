import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLoaded } from '../store/use-loaded.ts';
import { RecordTable, type RecordTableProps } from './table.tsx';

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
