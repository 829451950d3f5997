import type { ComponentChildren } from 'preact';
import { Button, type Column, EmptyState, Loading, Table } from '../../components/index.ts';
import type { LoadedList } from './use-list.ts';

type ListTableProps<Row> = {
  readonly list: LoadedList<Row>;
  /** The name of the table, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly getKey: (row: Row) => string;
  /** Shown for an empty list. It explains how to create records. */
  readonly empty: {
    readonly title: string;
    readonly hint: ComponentChildren;
    /** A button that creates the first record. */
    readonly action?: ComponentChildren;
  };
};

/** The records of a list as a table, with a button that loads more. */
export const ListTable = <Row,>({ list, empty, ...table }: ListTableProps<Row>) => (
  <Loading loaded={list}>
    {({ rows, hasMore }) =>
      rows.length === 0 ? (
        <EmptyState title={empty.title}>
          <p>{empty.hint}</p>
          {empty.action}
        </EmptyState>
      ) : (
        <>
          <Table rows={rows} {...table} />
          {hasMore && (
            <div class="actions">
              <Button onClick={list.more}>Show more</Button>
            </div>
          )}
        </>
      )
    }
  </Loading>
);
