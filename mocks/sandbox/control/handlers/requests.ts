import { operations } from '@workspace-api/contract';
import type { Input } from '@workspace-api/contract/sandbox';
import { toBase64, toHex, utf8 } from '#host/bytes.ts';
import { problem, unknownName } from '../../core/problem.ts';
import type { LoggedRequest } from '../../http/request-log/log-request.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import { readTables } from '../../store/workspace-rows.ts';
import type { AllControlHandlers } from '../handler.ts';

const filters: Readonly<Record<string, (request: LoggedRequest) => boolean>> = {
  violations: ({ violations }) => violations.length > 0,
  failures: ({ status }) => status >= 400,
  changes: ({ changes }) => changes.length > 0,
};

const checkOperation: FieldCheck<Input<'listRequests'>> = ({ query: { operation } }) => {
  if (operation === undefined || Object.hasOwn(operations, operation)) return [];
  const message = unknownName('operation', operation, Object.keys(operations));
  return [{ path: '/operation', reason: 'unknown_value', message }];
};

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

/** The log of the API's requests, and the search for a string in everything that is stored. */
export const requests = {
  listRequests: withCheck(checkOperation, async ({ context, input: { query = {} } }) => {
    const { limit, operation, workspace, only } = query;
    await context.requestLog.settled();
    const data = context.requestLog
      .list()
      .filter((request) => operation === undefined || request.operation === operation)
      .filter((request) => workspace === undefined || request.workspace === workspace)
      .filter((request) => only === undefined || filters[only]?.(request));
    return { data: data.slice(0, limit) };
  }),

  getRequest: async ({ context, input: { path } }) => {
    await context.requestLog.settled();
    const [logged] = context.requestLog.find(path.id);
    if (logged === undefined) throw problem('not-found');
    return logged;
  },

  clearRequests: async ({ context, input: { query = {} } }) => {
    await context.requestLog.settled();
    context.requestLog.clear(query.workspace);
  },

  findTraces: async ({ context, db, input: { body } }) => {
    await context.requestLog.settled();
    const stores: (readonly [place: string, content: unknown])[] = [
      ...(await readTables(db, db.schema.tables)),
      ['request log', context.requestLog.find()],
    ];
    const forms = writtenForms(body.text);
    const data = stores.flatMap(([place, content]) => {
      const json = JSON.stringify(content);
      return forms.filter(({ form }) => json.includes(form)).map(({ encoding }) => ({ place, encoding }));
    });
    return { data };
  },
} satisfies Partial<AllControlHandlers>;
