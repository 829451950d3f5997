import {
  errors,
  events,
  examples,
  getOperation,
  operationList,
  scopes,
  scopesThatGrant,
} from '@workspace-api/contract';
import bundle from '@workspace-api/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { names, pages } from './support/user-guides.ts';

/** Formats a string as Markdown code. */
const code = (value: string): string => `\`${value}\``;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Formats a Markdown table. */
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), `|${'---|'.repeat(head.length)}`, ...rows.map(row)].join('\n');

const retry = { never: 'never', 'same-key': 'same key', 'after-delay': 'same key, after `Retry-After`' };

type ErrorBody = { status: number; code: string; details?: { hint?: string; kind?: string } };

/** Each value of an error that the contract describes, with the values and statuses in the examples of errors. */
const adviceTables = [
  { head: 'code', described: bundle.components.schemas.ErrorCode, read: ({ code }: ErrorBody) => code },
  {
    head: 'hint',
    described: bundle.components.schemas.ErrorHint,
    read: ({ details }: ErrorBody) => details?.hint,
  },
  {
    head: 'kind',
    described: bundle.components.schemas.ConflictKind,
    read: ({ details }: ErrorBody) => details?.kind,
  },
].map(({ head, described, read }) => {
  const statuses = new Map<string, Set<number>>();
  for (const error of Object.values(errors) as ErrorBody[]) {
    const value = read(error);
    if (value !== undefined) statuses.set(value, (statuses.get(value) ?? new Set()).add(error.status));
  }
  return { head, values: Object.entries(described['x-values']), statuses };
});

const advice = ({ head, values, statuses }: (typeof adviceTables)[number]): string =>
  table(
    [head, 'status', 'meaning', 'what to do', 'retry'],
    values.map(([value, { when, remedy, retry: again }]) => [
      code(value),
      [...(statuses.get(value) ?? [])].sort().join(', '),
      when,
      remedy,
      retry[again as keyof typeof retry],
    ]),
  );

test.each(adviceTables)(
  'the contract describes each $head of its errors, and no other',
  ({ values, statuses }) => {
    expect(values.map(([value]) => value).toSorted()).toEqual([...statuses.keys()].toSorted());
  },
);

const lists = operationList.flatMap(({ method, path, list }) => (list ? [{ method, path, ...list }] : []));

const scopeRows = scopes.map((scope) => {
  const [, ...stronger] = scopesThatGrant[scope];
  const operations = operationList.filter((operation) => operation.scope === scope);
  return [
    code(scope),
    stronger.map(code).join(', '),
    operations.map(({ method, path }) => code(`${method} ${path}`)).join(', '),
  ];
});

const encodings = Object.keys(getOperation('listPages').responses['200']?.content ?? {}).map((mediaType) => {
  const name = mediaType.replace(/^.*\/(x-)?/, '');
  const cursor = {
    json: 'member `next_cursor`',
    ndjson: 'last line, `__meta__`, or a trailer',
    csv: 'header `X-Next-Cursor`',
    tson: 'header `X-Next-Cursor`',
  };
  return [name.toUpperCase(), code(mediaType), code(name), cursor[name as keyof typeof cursor]];
});

/** The tables that guides must show, generated from the contract, by the name of the guide. */
const guideTables: Readonly<Record<string, readonly string[]>> = {
  scopes: [table(['scope', 'included in', 'operations'], scopeRows)],
  pagination: [
    table(
      ['list', 'records in', 'default `limit`', 'maximum `limit`'],
      lists.map(({ method, path, items, defaultLimit, maxLimit }) => [
        code(`${method} ${path}`),
        code(items),
        defaultLimit,
        maxLimit,
      ]),
    ),
  ],
  encodings: [table(['encoding', '`Accept`', '`format`', 'next cursor'], encodings)],
  errors: adviceTables.map(advice),
  webhooks: [
    table(
      ['type', 'when', 'data'],
      Object.entries(events).map(([type, { summary, data }]) => [code(type), summary, code(data)]),
    ),
  ],
};

test.each(
  Object.entries(guideTables).flatMap(([name, tables]) =>
    tables.map((table, index) => ({ name, index, table })),
  ),
)('table $index of the guide $name matches the contract', ({ name, table }) => {
  expect(pages[name]).toContain(`\n\n${table}\n`);
});

test('the webhooks guide verifies the example of the reference', () => {
  const { SvcSignature, SvcTimestamp } = bundle.components.parameters;
  expect(pages.webhooks).toContain(JSON.stringify(examples['event-pages-published']));
  for (const value of [
    SvcSignature.example,
    SvcTimestamp.example,
    examples['webhook-subscription-created'].secret,
  ])
    expect(pages.webhooks).toContain(value);
});

test('links between the guides have existing headings as their targets', () => {
  const toHeadingId = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
  for (const page of Object.values(pages))
    for (const [, name = '', , anchor] of page.matchAll(/\]\(([\w-]+)\.md(#([\w-]+))?\)/g)) {
      expect(names).toContain(name);
      const headings = [...(pages[name] ?? '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        toHeadingId(heading),
      );
      if (anchor) expect(headings).toContain(anchor);
    }
});
