import { examples } from '@workspace-api/contract';
import bundle from '@workspace-api/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { guideTables } from './support/guide-tables.ts';
import { names, pages } from './support/user-guides.ts';

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
