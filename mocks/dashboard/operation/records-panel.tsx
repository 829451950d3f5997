import type { ComponentChildren } from 'preact';
import { type Column, LoadedPanel, Table } from '../components/view.tsx';
import type { Action } from './action.ts';
import { ActionButtons } from './action-buttons.tsx';

type RecordsPanelProps<Row> = {
  readonly title: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly data: readonly Row[] }>;
  readonly columns: readonly Column<Row>[];
  /** What is shown without rows. */
  readonly empty?: ComponentChildren;
  /** Whether a row changes without an event, so that they are polled. */
  readonly isChanging?: (rows: readonly Row[]) => boolean;
  readonly actions?: (rows: readonly Row[]) => readonly Action[];
  /** What selects rows, next to the title. */
  readonly filter?: (rows: readonly Row[]) => ComponentChildren;
  /** Whether a row is shown; by default all are. */
  readonly isShown?: (row: Row) => boolean;
  readonly rowActions?: (row: Row, rows: readonly Row[]) => readonly Action[];
  /** What is below the table. */
  readonly children?: ComponentChildren;
};

/** Records that aren't resources of the API, in a table with their actions. */
export const RecordsPanel = <Row,>(props: RecordsPanelProps<Row>) => {
  const { title, summary, load, isChanging, actions, filter, isShown = () => true, ...rest } = props;
  const { rowActions, children, ...table } = rest;
  return (
    <LoadedPanel
      title={title}
      summary={summary}
      load={load}
      isChanging={(loaded) => isChanging?.(loaded?.data ?? []) ?? false}
      actions={({ data }) => (
        <>
          {filter?.(data)}
          {actions && <ActionButtons actions={actions(data)} />}
        </>
      )}
    >
      {({ data }) => (
        <>
          <Table
            caption={title}
            rows={data.filter(isShown)}
            {...table}
            {...(rowActions && {
              actions: (row: Row) => <ActionButtons actions={rowActions(row, data)} />,
            })}
          />
          {children}
        </>
      )}
    </LoadedPanel>
  );
};
