import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { compareReports } from '../../engine/report/compare-reports.ts';
import { hostileReport, sampleClause, sampleFinding, sampleReport } from '../sample-report.ts';
import { renderHtml } from './page.ts';

const page = renderHtml(sampleReport());

type Data = { clauses: { id: string; operations: string }[]; fragments: Record<string, string> };

/** What the script renders on demand. */
const dataIn = (markup: string) =>
  JSON.parse(
    /<script type="application\/json" id="data">([\s\S]*?)<\/script>/.exec(markup)?.[1] ?? '',
  ) as Data;

/** The part of the page that is there before anything is opened. */
const initial = (markup: string) => markup.replace(/<script type="application\/json"[\s\S]*?<\/script>/, '');

/** The page as if everything were opened. */
const opened = (markup: string): string => {
  const { fragments } = dataIn(markup);
  return `${initial(markup)}${Object.values(fragments).join('')}`;
};

const all = opened(page);

test('the verdict and the failures come first, then warnings, what was not exercised, and the rest', () => {
  expect(page).toContain('<h2 id="verdict">not conformant</h2>');
  const ids = ['verdict', 'failures', 'errors', 'warnings', 'not-exercised', 'families', 'passed'];
  const order = [...page.matchAll(/<h2 id="([^"]+)"/g)].map((match) => match[1]);
  expect(order.filter((id) => ids.includes(id ?? ''))).toEqual(ids);
});

test('a failure shows its sentence and what went wrong; its requests are rendered when it is opened', () => {
  const visible = initial(page);
  expect(visible).toContain('A key that is reused with another body is refused with 422.');
  expect(visible).toContain('expected 422 IDEMPOTENCY_MISMATCH<br>got 201 Created');
  expect(visible).not.toContain('$TOKEN');
  const body = dataIn(page).fragments['clause-idempotency.mismatch-is-422'];
  expect(body).toContain('-H &#34;Authorization: Bearer $TOKEN&#34;');
  expect(body).toContain('--replay idempotency.mismatch:mintToken:7');
  expect(body).toContain('The same at another case');
});

test('every clause is on the page once, and the script knows its status and operations', () => {
  const { clauses } = dataIn(page);
  for (const { id } of sampleReport().clauses) expect(all.split(`id="clause-${id}"`), id).toHaveLength(2);
  expect(clauses.map(({ id }) => id).sort()).toEqual(
    sampleReport()
      .clauses.map(({ id }) => `clause-${id}`)
      .sort(),
  );
  expect(clauses[0]).toMatchObject({ status: 'fail', family: 'idempotency' });
  expect(clauses[0]?.operations.split(' ')).toContain('createAgent');
});

test('passed clauses and the matrix are not rendered until they are opened', () => {
  const clauses = Array.from({ length: 400 }, (_, at) => sampleClause(`forms.clause-${at}`, 'pass'));
  const markup = renderHtml(sampleReport({ clauses, errors: [], leftovers: [] }));
  expect(initial(markup)).not.toContain('forms.clause-7');
  expect(initial(markup)).not.toContain('class="scroll matrix"');
  expect(opened(markup)).toContain('id="clause-forms.clause-7"');
});

test('after thirty failures, the others are in one fold', () => {
  const clauses = Array.from({ length: 40 }, (_, at) => sampleClause(`forms.clause-${at}`, 'fail'));
  const markup = renderHtml(sampleReport({ clauses }));
  expect(initial(markup).match(/class="clause"/g)).toHaveLength(30);
  expect(opened(markup).match(/class="clause"/g)).toHaveLength(40);
});

test('ten different findings of a clause have their requests, and the others are named', () => {
  const findings = Array.from({ length: 46 }, (_, at) => sampleFinding({ case: `case ${at}`, got: `${at}` }));
  const markup = opened(renderHtml(sampleReport({ clauses: [sampleClause('a.b', 'fail', { findings })] })));
  expect(markup.match(/<ol class="exchanges">/g)).toHaveLength(10);
  expect(markup).toContain('And 36 other findings');
  expect(markup).toContain('case 45');
});

test('only the request that shows the finding is expanded', () => {
  const [first, second] = sampleFinding().exchanges;
  const read = { ...second, operation: 'getAgent' } as NonNullable<typeof second>;
  const finding = sampleFinding({ exchanges: [first as typeof read, read] });
  const { fragments } = dataIn(
    renderHtml(sampleReport({ clauses: [sampleClause('a.b', 'fail', { findings: [finding] })] })),
  );
  const items = fragments['clause-a.b']?.split('<li').slice(1) ?? [];
  expect(items.map((item) => item.includes('fails here'))).toEqual([true, false]);
  expect(items.map((item) => item.includes('<details open>'))).toEqual([true, false]);
});

test('the values that differ are marked in the formatted JSON', () => {
  const result = (status: string) => JSON.stringify({ id: 'agt_1', name: 'Weekly digest', status });
  const finding = sampleFinding({ expected: result('inactive'), got: result('active') });
  const { fragments } = dataIn(
    renderHtml(sampleReport({ clauses: [sampleClause('a.b', 'fail', { findings: [finding] })] })),
  );
  expect(fragments['clause-a.b']).toContain('&#34;status&#34;: &#34;<mark>inactive</mark>&#34;');
  expect(fragments['clause-a.b']).toContain('&#34;status&#34;: &#34;<mark>active</mark>&#34;');
});

test('what was not exercised is grouped by what is missing, with what to do', () => {
  expect(initial(page)).toMatch(/A capability of the driver<\/h3>\s*<p>Pass a driver/);
  expect(initial(page)).toContain('2 clauses</span> --driver with add-submission');
  expect(dataIn(page).fragments['missing-1']).toContain('forms.submission-shape');
});

test('a status that no clause has gets no column', () => {
  const markup = renderHtml(sampleReport({ clauses: [sampleClause('a.b', 'pass')], errors: [] }));
  const heads = [...markup.matchAll(/<th scope="col">([^<]+)/g)].map((match) => match[1]);
  expect(heads).toEqual(['Family', 'pass']);
});

test('a cell of the matrix has a sign, a count and a link to its clauses', () => {
  expect(dataIn(page).fragments.matrix).toContain(
    '<a href="#operation=createAgent&#38;family=idempotency"><span class="unseen">createAgent, idempotency: 1 failed, 1 passed</span><span class="sign fail" aria-hidden="true">✗ 1</span><span class="sign pass" aria-hidden="true">✓ 1</span></a>',
  );
});

test('the changes since an earlier run link to their clauses', () => {
  const report = sampleReport();
  const previous = sampleReport({
    clauses: report.clauses.map((clause) => ({ ...clause, status: 'pass' })),
    contract: { version: '0.9.0' },
  });
  const markup = initial(renderHtml({ ...report, comparison: compareReports(previous, report) }));
  expect(markup).toContain('Newly broken (2)');
  expect(markup).toContain('<a href="#clause-idempotency.mismatch-is-422">');
  expect(markup).toContain('the version of the contract: 0.9.0 in the earlier run');
});

test('without JavaScript, the filters are hidden, and a sentence names the file with the findings', () => {
  expect(page).toContain('<details id="find" hidden>');
  expect(page).toMatch(/<noscript><p[^>]*>[^<]*report\.json/);
});

test('the page has a language, a title, landmarks, one top-level heading, and a table with a caption and scopes', () => {
  expect(page).toContain('<html lang="en">');
  expect(page).toMatch(/<title>not conformant: [^<]+<\/title>/);
  for (const landmark of ['header', 'main', 'footer']) expect(page).toMatch(new RegExp(`<${landmark}[ >]`));
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(all.match(/<table/g)).toHaveLength(all.match(/<caption/g)?.length ?? 0);
  expect(all).not.toMatch(/<th>/);
});

test('every id is unique, and every reference has a target', () => {
  const ids = [...all.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  const references = [...all.matchAll(/(?:aria-labelledby="|href="#)([^"=]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the page loads no resources', () => {
  expect(all).not.toMatch(/\s(?:src|srcset|action|formaction)=/);
  expect([...all.matchAll(/\shref="([^"]*)"/g)].filter(([, url]) => !url?.startsWith('#'))).toHaveLength(1);
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
  const markup = opened(renderHtml(hostileReport()));
  const tags = (source: string) =>
    new Set([...source.matchAll(/<([a-z][a-z0-9]*)/gi)].map((match) => match[1]));
  expect([...tags(markup)].filter((tag) => !tags(all).has(tag))).toEqual([]);
  // The page's own script and its data.
  expect(markup.match(/<script/gi)).toHaveLength(1);
  expect(renderHtml(hostileReport()).match(/<\/?script/gi)).toHaveLength(4);
  expect(markup).not.toMatch(/<[^>]*\son\w+=/i);
  expect(markup).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is left is what is tested
  expect(markup).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/);
});
