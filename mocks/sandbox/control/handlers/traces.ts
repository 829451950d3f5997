import { toBase64, toHex, utf8 } from '#host/bytes.ts';
import { readAll } from '../../store/batch.ts';
import type { ControlHandlers } from '../handler.ts';

/** The encodings of a string, by name. */
const encodings = {
  plain: (value: string) => value,
  base64: (value: string) => toBase64(utf8(value)).replaceAll('=', ''),
  hex: (value: string) => toHex(utf8(value)),
  percent: encodeURIComponent,
} as const;

/** A string in each encoding, except those that leave it unchanged. */
const writtenForms = (value: string) =>
  Object.entries(encodings)
    .map(([encoding, write]) => ({ encoding: encoding as keyof typeof encodings, form: write(value) }))
    .filter(({ encoding, form }) => encoding === 'plain' || form !== value)
    // The form as it appears within JSON.
    .map(({ encoding, form }) => ({ encoding, form: JSON.stringify(form).slice(1, -1) }));

/** Finds where the sandbox stores a string. */
export const traces: ControlHandlers<'findTraces'> = {
  findTraces: async ({ context, db, input: { body } }) => {
    await context.requestLog.settled();
    const tables = db.schema.tables.map(({ name }) => name);
    const rows = await readAll(
      db,
      tables.map((name) => ({ sql: `select * from "${name}"`, parameters: [] })),
    );
    const stores: [place: string, content: unknown][] = [
      ...tables.map((name, index): [string, unknown] => [name, rows[index] ?? []]),
      ['request log', [context.requestLog.list(), context.requestLog.listExchanges()]],
    ];
    const forms = writtenForms(body.text);
    const data = stores.flatMap(([place, content]) => {
      const json = JSON.stringify(content);
      return forms.filter(({ form }) => json.includes(form)).map(({ encoding }) => ({ place, encoding }));
    });
    return { data };
  },
};
