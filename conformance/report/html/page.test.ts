import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostileReport, sampleClause, sampleFinding, sampleReport } from '../sample-report.ts';
import { renderHtml } from './page.ts';

const page = renderHtml(sampleReport());

test('the page shows the verdict, every clause with its status, and the requests of a finding', () => {
  expect(page).toContain('<h2 id="verdict">not conformant</h2>');
  for (const { id, status } of sampleReport().clauses) {
    expect(page).toContain(`id="clause-${id}" data-status="${status}"`);
  }
  expect(page).toContain('-H &#34;Authorization: Bearer $TOKEN&#34;');
  expect(page).toContain('<code>--replay idempotency.mismatch:mintToken:7</code>');
  expect(page).toContain('<code>agt_01K9DIGEST</code>: agents cannot be deleted');
  expect(page).toContain('read ECONNRESET');
});

test('only a violated clause is expanded', () => {
  const open = [...page.matchAll(/<details class="clause" id="clause-([^"]+)"[^>]* open>/g)];
  expect(open.map((match) => match[1])).toEqual(['idempotency.mismatch-is-422']);
});

test('ten findings of a clause are shown in full, and the others by name', () => {
  const findings = Array.from({ length: 46 }, (_, at) =>
    sampleFinding({ case: `case ${at}`, replay: `id-${at}` }),
  );
  const markup = renderHtml(sampleReport({ clauses: [sampleClause('a.b', 'fail', { findings })] }));
  expect(markup.match(/<ol class="exchanges">/g)).toHaveLength(10);
  expect(markup).toContain('And 36 more');
  expect(markup).toContain('--replay id-45');
});

test('the filters are hidden until the script runs, so without it the page is a plain list', () => {
  expect(page).toMatch(/<form id="filters"[^>]* hidden>/);
});

test('the page has a language, a title, landmarks, one top-level heading, and a table with a caption and scopes', () => {
  expect(page).toContain('<html lang="en">');
  expect(page).toMatch(/<title>not conformant: [^<]+<\/title>/);
  for (const landmark of ['header', 'main', 'footer']) expect(page).toContain(`<${landmark}>`);
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page.match(/<table/g)).toHaveLength(page.match(/<caption/g)?.length ?? 0);
  expect(page).not.toMatch(/<th>/);
});

test('every id is unique, and every reference has a target', () => {
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  const referencedIds = [...page.matchAll(/(?:aria-labelledby="|href="#)([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(referencedIds.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the page loads no resources', () => {
  expect(page).not.toMatch(/\s(?:src|srcset|action|formaction)=/);
  expect([...page.matchAll(/\shref="([^"]*)"/g)].filter(([, url]) => !url?.startsWith('#'))).toHaveLength(1);
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
  const markup = renderHtml(hostileReport());
  const tags = (source: string) =>
    new Set([...source.matchAll(/<([a-z][a-z0-9]*)/gi)].map((match) => match[1]));
  expect([...tags(markup)].filter((tag) => !tags(page).has(tag))).toEqual([]);
  expect(markup.match(/<script/gi)).toHaveLength(1);
  expect(markup).not.toMatch(/<[^>]*\son\w+=/i);
  expect(markup).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is left is what is tested
  expect(markup).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/);
});
