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
  readonly rowActions?: (row: Row, rows: readonly Row[]) => readonly Action[];
  /** What is below the table. */
  readonly children?: ComponentChildren;
};

/** Records that aren't resources of the API, in a table with their actions. */
export const RecordsPanel = <Row,>(props: RecordsPanelProps<Row>) => {
  const { title, summary, load, isChanging, actions, rowActions, children, ...table } = props;
  return (
    <LoadedPanel
      title={title}
      summary={summary}
      load={load}
      isChanging={(loaded) => isChanging?.(loaded?.data ?? []) ?? false}
      actions={({ data }) => actions && <ActionButtons actions={actions(data)} />}
    >
      {({ data }) => (
        <>
          <Table
            caption={title}
            rows={data}
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
