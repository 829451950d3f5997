import type { WorkspaceMethods } from '@workspace-api/client';

/** The value of a cell. A number stays a number in the spreadsheet. */
export type Cell = string | number;

/** The rows of a table, starting with the header, and counts that are complete after the last row. */
export type Rows = AsyncIterable<readonly Cell[]> & {
  /** The number of submissions read so far. */
  readonly count: number;
  /** The fields of submissions that the form no longer has. */
  readonly unknownFields: ReadonlySet<string>;
};

const toCell = (value: unknown): Cell => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * The submissions of a form as rows: id and time, then a column for each field. A page is requested when its first row is
 * read, so that memory holds only one page. Pages have the maximum size of the API.
 *
 * The pages are JSON, not the API's own CSV or NDJSON: if a JSON page is cut off, the client requests it again before any of
 * its rows is written.
 */
export const submissionRows = (
  api: Pick<WorkspaceMethods, 'forms'>,
  { workspace, form, fields }: { workspace: string; form: string; fields: readonly string[] },
): Rows => {
  const unknownFields = new Set<string>();
  let count = 0;
  async function* read(): AsyncGenerator<readonly Cell[]> {
    yield ['submission_id', 'submitted_at', ...fields];
    for await (const { id, submitted_at, data } of api.forms.listSubmissions(workspace, form, {
      limit: 200,
    })) {
      for (const name of Object.keys(data)) if (!fields.includes(name)) unknownFields.add(name);
      count += 1;
      yield [id, submitted_at, ...fields.map((name) => toCell(data[name]))];
    }
  }
  return {
    [Symbol.asyncIterator]: read,
    unknownFields,
    get count() {
      return count;
    },
  };
};
