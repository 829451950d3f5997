import type { ArrayNotation } from './cell.ts';
import { compareRecord, type JsonRecord, type Table } from './compare-table.ts';

/** The differences between a table and the JSON records of the same page. */
export const compareTable = (
  { columns, rows }: Table,
  records: readonly JsonRecord[],
  arrays: ArrayNotation,
) =>
  rows.length === records.length
    ? records.flatMap((record, index) => compareRecord(columns, rows[index] ?? [], record, arrays))
    : [
        {
          about: 'rows' as const,
          expected: `${records.length} records, as in JSON`,
          got: `${rows.length} records`,
        },
      ];
