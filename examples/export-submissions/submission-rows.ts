import type { WorkspaceMethods } from '@workspace-api/client';

/** What a cell may hold; a number stays one in the spreadsheet. */
export type Cell = string | number;

/** The rows of a table, the header first, and what was found while they were read. */
export type Rows = AsyncIterable<readonly Cell[]> & {
  /** How many submissions were read. */
  readonly count: number;
  /** Answers to fields that the form no longer has. */
  readonly unknownFields: ReadonlySet<string>;
};

const toCell = (value: unknown): Cell => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * The submissions of a form as rows: id and time, then a column for each field. Pages are requested as the rows are
 * taken, the largest that the API gives, so that memory holds one page however many there are.
 *
 * The pages are JSON and not the API's own CSV or NDJSON: the client repeats the request of a JSON page that breaks off
 * before any of its rows is written.
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
