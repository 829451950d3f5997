import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  hostileReport,
  initial,
  opened,
  sampleClause,
  sampleFinding,
  sampleReport,
} from '../sample-report.test-helper.ts';
import { createView } from '../view.ts';
import { renderHtml } from './page.ts';

const page = renderHtml(createView(sampleReport()));

/** The clause of a report with only one, as if it were opened. */
const openedClause = (change: Parameters<typeof sampleFinding>[0]): string =>
  opened(
    renderHtml(
      createView(
        sampleReport({ clauses: [sampleClause('a.b', 'fail', { findings: [sampleFinding(change)] })] }),
      ),
    ),
  );

const all = opened(page);

test('the verdict and the failures come first, then warnings, what was not exercised, what passed, and the tables', () => {
  expect(page).toContain('<h2 id="verdict">not conformant</h2>');
  const ids = [
    'verdict',
    'fix-first',
    'failures',
    'errors',
    'warnings',
    'not-exercised',
    'passed',
    'families',
  ];
  const order = [...page.matchAll(/<h2 id="([^"]+)"/g)].map((match) => match[1]);
  expect(order.filter((id) => ids.includes(id ?? ''))).toEqual(ids);
});

test('every clause is on the page once, with what the filters compare', () => {
  for (const { id, status } of sampleReport().clauses) {
    const [, clause = '', ...more] = all.split(`id="clause-${id}" `);
    expect(more).toEqual([]);
    expect(clause).toMatch(
      new RegExp(`^data-status="${status}" data-family="\\w+" data-operations="[^"]*createAgent`),
    );
  }
});

test('what to fix first is numbered by cause, with the operations and the other clauses, and the rest is in a fold', () => {
  const because = { clause: 'forms.clause-3', operation: 'createAgent' };
  const clauses = Array.from({ length: 14 }, (_, at) =>
    sampleClause(`forms.clause-${at}`, 'fail', {
      findings: [sampleFinding({ case: `case ${at}`, ...(at > 3 && at < 6 ? { because } : {}) })],
    }),
  );
  const markup = renderHtml(createView(sampleReport({ clauses })));
  const [, causes = '', more] = initial(markup).split(/id="fix-first(?:-more)?"/);
  expect(more).toContain('<b>12.</b>');
  expect(causes.match(/<article class="panel cause">/g)).toHaveLength(5);
  expect(causes).toMatch(/<b>1\.<\/b>.*#clause-forms\.clause-3[\s\S]*2 other clauses.*forms\.clause-4/);
  expect(causes).toContain('<a href="#operation=createAgent&#38;status=fail">createAgent</a>');
  expect(more).toContain('7 more causes');
});

test('after thirty failures, the others are in one fold', () => {
  const clauses = Array.from({ length: 40 }, (_, at) => sampleClause(`forms.clause-${at}`, 'fail'));
  const markup = renderHtml(createView(sampleReport({ clauses })));
  const [before = '', after] = initial(markup).split('id="failures-more"');
  expect(before.match(/<details class="clause"/g)).toHaveLength(30);
  expect(after?.match(/<details class="clause"/g)).toHaveLength(10);
});

test('only the request that shows the finding is expanded', () => {
  const [first, second] = sampleFinding().exchanges;
  const read = { ...second, operation: 'getAgent' } as NonNullable<typeof second>;
  const finding = { exchanges: [first as typeof read, read] };
  const items = openedClause(finding).split('<ol class="exchanges">')[1]?.split('<li').slice(1, 3) ?? [];
  expect(items.map((item) => item.includes('fails here'))).toEqual([true, false]);
  expect(items.map((item) => item.includes('<details open>'))).toEqual([true, false]);
});

test('a status that no clause has gets no column', () => {
  const markup = renderHtml(createView(sampleReport({ clauses: [sampleClause('a.b', 'pass')], errors: [] })));
  const heads = [...initial(markup).matchAll(/<th scope="col">([^<]+)/g)].map((match) => match[1]);
  expect(heads).toEqual(['Family', 'pass']);
});

test('every id is unique, and every reference has a target', () => {
  const ids = [...all.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  const references = [...all.matchAll(/(?:aria-labelledby="|href="#)([^"=]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the page loads no resources', () => {
  expect(all).not.toMatch(/\s(?:src|srcset|action|formaction)=/);
  const addresses = [...all.matchAll(/\shref="([^"]*)"/g)].map(([, url = '']) => url);
  expect(addresses.filter((url) => !/^#|#\/repeat\//.test(url))).toEqual(['data:,']);
  expect(page).toContain('<link rel="icon" href="data:,">');
  expect(page).not.toMatch(/@import|url\(/);
});

test('its policy allows only its own script and style', () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/
    .exec(page)?.[1]
    ?.replaceAll('&#39;', "'");
  for (const [kind, tag] of [
    ['script-src', 'script'],
    ['style-src', 'style'],
  ] as const) {
    const source = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(page)?.[1] ?? '';
    expect(source).not.toBe('');
    expect(policy).toContain(`${kind} 'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  }
  expect(policy).toContain("default-src 'none'");
});

test('hostile text stays text, wherever it appears', () => {
  const markup = opened(renderHtml(createView(hostileReport())));
  const tags = (source: string) =>
    new Set([...source.matchAll(/<([a-z][a-z0-9]*)/gi)].map((match) => match[1]));
  expect([...tags(markup)].filter((tag) => !tags(all).has(tag))).toEqual([]);
  expect(markup.match(/<\/?script/gi)).toHaveLength(2);
  expect(markup.replace(/<script>[\s\S]*<\/script>|"[^"]*"/g, '')).not.toMatch(/<[^>]*\son\w+=/i);
  expect(markup).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is left is what is tested
  expect(markup).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/);
});
