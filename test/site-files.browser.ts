import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  clauseList,
  errors,
  events,
  operationList,
  operations,
  sandboxUrl,
  scopes,
  stateMachines,
} from '@workspace-api/contract';
import MiniSearch from 'minisearch';
import { describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { bundle } from '../scripts/docs/contract.ts';
import { markdownFile } from '../scripts/docs/links.ts';
import { findEntries } from '../scripts/docs/search/find-entries.ts';
import { type IndexedEntry, indexOptions } from '../scripts/docs/search/search-index.ts';
import { readExtensions } from '../scripts/generate/extensions.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { newcomerQuestions } from './support/newcomer-questions.ts';
import { listValues, type PageOnDisk, readPages, resolveTarget } from './support/site-links.ts';

/** Reads the index that the pages load. */
const readIndex = async (folder: string): Promise<MiniSearch<IndexedEntry>> => {
  const json = readFileSync(join(folder, 'assets/search-index.json'), 'utf8');
  return MiniSearch.loadJSON<IndexedEntry>(json, indexOptions);
};

const { folder, ...built } = inject('publishedSite');
// The page in `try/` is the dashboard's, which is shown in a frame.
const pages = readPages(folder).filter(({ file }) => !file.startsWith('try/'));

describe('the files of the site of the API', () => {
  const getPage = (file: string): PageOnDisk => {
    const page = pages.find((candidate) => candidate.file === file);
    if (!page) throw new Error(`The site has no page ${file}.`);
    return page;
  };

  test('every link has a target', () => {
    const ids = new Map(pages.map((page) => [page.file, new Set(listValues(page, 'id'))]));
    const dead = pages.flatMap((page) =>
      listValues(page, 'href')
        .filter((href) => !/^https?:/.test(href))
        .filter((href) => {
          const { file, hash } = resolveTarget(page, href);
          return !existsSync(join(folder, file)) || (hash !== '' && !ids.get(file)?.has(hash));
        })
        .map((href) => `${page.file}: ${href}`),
    );
    expect(dead).toEqual([]);
  });

  test('every search result has a target, and no two pages differ only by case', () => {
    const links = [
      ...readFileSync(join(folder, 'assets/search-index.json'), 'utf8').matchAll(/"link":"([^"]+)"/g),
    ];
    const dead = links
      .map(([, link = '']) => link)
      .filter((link) => {
        const { file, hash } = resolveTarget({ file: 'index.html', markup: '' }, link);
        return (
          !existsSync(join(folder, file)) || (hash !== '' && !listValues(getPage(file), 'id').includes(hash))
        );
      });
    expect(dead).toEqual([]);
    expect(links).toHaveLength(built.entries);
    expect(new Set(built.pages.map((file) => file.toLowerCase())).size).toBe(built.pages.length);
  });

  test('every id of a page is unique', () => {
    const twice = pages.flatMap((page) =>
      listValues(page, 'id')
        .filter((id, at, all) => all.indexOf(id) !== at)
        .map((id) => `${page.file}: ${id}`),
    );
    expect(twice).toEqual([]);
  });

  test('a page loads only files of the site, and runs no inline script', () => {
    for (const page of pages) {
      const { file, markup } = page;
      const loaded = [
        ...listValues(page, 'src'),
        ...[...markup.matchAll(/<link\b[^>]*href="([^"]*)"/g)].map(([, href = '']) => href),
      ].filter((url) => !url.startsWith('data:'));
      expect(loaded.length, file).toBeGreaterThan(4);
      expect(
        loaded.filter((url) => !existsSync(join(folder, resolveTarget(page, url).file))),
        file,
      ).toEqual([]);
      expect(markup, file).not.toMatch(/<[^>]+\son[a-z]+=/);
      expect(markup, file).toContain('default-src &#39;none&#39;');
      expect(markup, file).not.toMatch(/<[^>]+\sstyle=|unsafe-inline/);
    }
    expect(readFileSync(join(folder, 'assets/site.css'), 'utf8')).not.toMatch(/url\(|@import/);
  });

  test('every page has its own title and description', () => {
    const values = (pattern: RegExp) => pages.map(({ markup }) => pattern.exec(markup)?.[1] ?? '');
    const titles = values(/<title>([^<]+)<\/title>/);
    const descriptions = values(/<meta name="description" content="([^"]+)">/);
    for (const list of [titles, descriptions])
      expect(list.filter((value, at) => value === '' || list.indexOf(value) !== at)).toEqual([]);
    expect(descriptions.filter((description) => description.replace(/&#\d+;/g, "'").length > 161)).toEqual(
      [],
    );
    expect(titles).toContain('Create an agent · Workspace Management Service API');
  });

  test('each operation, event, schema, error code and tag has a page of less than 60 kB', () => {
    expect(built.pages).toEqual(
      expect.arrayContaining([
        ...operationList.map(({ id }) => `operations/${id}.html`),
        ...Object.keys(events).map((type) => `webhooks/${type}.html`),
        ...Object.keys(bundle.components.schemas ?? {}).map((name) => `schemas/${name}.html`),
        ...Object.values(errors).map(({ code }) => `errors/${code}.html`),
        ...bundle.tags.map(({ name }) => `resources/${name}.html`),
      ]),
    );
    const large = built.pages
      .filter(
        (file) =>
          /^(?:operations|webhooks|schemas|errors|resources)\//.test(file) || file === 'reference.html',
      )
      .map((file) => [file, statSync(join(folder, file)).size] as const)
      .filter(([, bytes]) => bytes >= 60_000);
    expect(large).toEqual([]);
  });

  test('the page of an operation has its parameters, scope, errors, samples, clauses, states, events and use cases', () => {
    const { markup } = getPage('operations/updatePage.html');
    const content = markup.slice(markup.indexOf('<main'));
    for (const { name } of [
      ...operations.updatePage.parameters.path,
      ...operations.updatePage.parameters.header,
    ])
      expect(content).toContain(`<code>${name}</code>`);
    const expected = [
      'href="../scopes.html#pages:write"',
      'href="../errors/invalid_patch.html"',
      'href="../errors/conflict.html#case-version-mismatch"',
      'href="../clauses/pages.html#pages.stale-if-match"',
      'href="../clauses/idempotency.html"',
      'href="../states.html#page"',
      'href="../webhooks/pages.updated.html"',
      'href="../operations/getPage.html"',
      'href="../workflows/publish-a-page.html"',
      'href="../schemas/JsonPatch.html"',
      'id="sample-shell"',
      'id="sample-javascript"',
      'id="sample-typescript"',
      'id="sample-python"',
    ];
    expect(expected.filter((part) => !content.includes(part))).toEqual([]);
    expect(content).toMatch(/\d+ mutants/);
    const samples = content.slice(content.indexOf('id="sample-shell"')).replace(/<[^>]+>/g, '');
    expect(samples).toContain('If-Match: &#34;7&#34;');
    expect(samples).toContain('&#39;Idempotency-Key&#39;: crypto.randomUUID()');
  });

  test('the examples of responses have different titles, and the first one belongs to the request', () => {
    for (const { id } of operationList) {
      const { markup } = getPage(`operations/${id}.html`);
      const titles = [...markup.matchAll(/<a href="#example-\d+">(.*?)<\/a>/g)].map(([, title]) => title);
      expect(new Set(titles).size, id).toBe(titles.length);
    }
    const { markup } = getPage('operations/setSecret.html');
    const first = markup.slice(markup.indexOf('id="example-1"'), markup.indexOf('id="example-2"'));
    expect(first).toContain('maps_api_key');
  });

  test('the origin of the sandbox is never divided by markup, so that the sandbox can replace it', () => {
    const { origin } = new URL(sandboxUrl);
    const count = (text: string) => text.split(origin).length - 1;
    const divided = pages
      .filter(({ markup }) => count(markup) !== count(markup.replace(/<\/?span[^>]*>/g, '')))
      .map(({ file }) => file);
    expect(divided).toEqual([]);
    // The four programs, and the panel's link and default address.
    expect(count(getPage('operations/createAgent.html').markup)).toBe(6);
  });

  test('a guide links to the operations, error codes and events that it names, but not within links', () => {
    const { markup } = getPage('guides/errors.html');
    expect(markup).toContain('<a href="../errors/validation_failed.html"><code>validation_failed</code></a>');
    expect(getPage('guides/webhooks.html').markup).toMatch(/<a href="..\/webhooks\/[a-z.]+html"><code>/);
    for (const page of pages) expect(page.markup, page.file).not.toMatch(/<a [^>]*>(?:(?!<\/a>)[\s\S])*<a /);
  });

  test('every page has a Markdown form, whose links lead to other Markdown forms', () => {
    const missing = built.pages.filter((file) => !existsSync(join(folder, markdownFile(file))));
    expect(missing).toEqual([]);
    const dead = built.pages.map(markdownFile).flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8').replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
      return [...source.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, href = '']) => href)
        .filter((href) => !/^https?:/.test(href))
        .filter((href) => !existsSync(join(folder, resolveTarget({ file, markup: '' }, href).file)))
        .map((href) => `${file}: ${href}`);
    });
    expect(dead).toEqual([]);
    const operation = readFileSync(join(folder, 'operations/createAgent.md'), 'utf8');
    expect(operation).toContain('# Create an agent\n');
    expect(operation).toContain('```shell\ncurl http');
    expect(operation).toContain('| 401 [`token_expired`](../errors/token_expired.md) |');
    expect(operation).not.toMatch(/<[a-z]+|Copy/);
  });

  test('llms.txt links to the Markdown form of every page, and sums up each', () => {
    const index = readFileSync(join(folder, 'llms.txt'), 'utf8');
    expect(index).toMatch(/^# Workspace Management Service API\n\n> \w/);
    const links = [...index.matchAll(/^- \[[^\]]+\]\(([^)]+\.md)\): \S/gm)].map(([, href]) => href);
    expect(links.sort()).toEqual(built.pages.map(markdownFile).sort());
    const all = readFileSync(join(folder, 'llms-full.txt'), 'utf8');
    for (const { id } of operationList)
      expect(all).toContain(readFileSync(join(folder, `operations/${id}.md`), 'utf8').trim());
  });

  test('the contract is next to the pages, as JSON and as YAML', () => {
    const json = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'));
    expect(json).toEqual(bundle);
    expect(parse(readFileSync(join(folder, 'openapi.yaml'), 'utf8'))).toEqual(json);
    const reference = getPage('reference.html').markup;
    for (const file of ['openapi.json', 'openapi.yaml', 'openapi-without-samples.json']) {
      expect(existsSync(join(folder, file)), file).toBe(true);
      expect(reference).toContain(`<a href="${file}">`);
    }
  });

  test('the page of extensions describes each, with its places and an example from the contract', () => {
    const source = readFileSync(join(folder, 'extensions.md'), 'utf8');
    const names = Object.keys(readExtensions(fromRoot('openapi')));
    const sections = source.split(/^## /m).slice(1);
    expect(sections.map((section) => /^`(.+)`/.exec(section)?.[1])).toEqual(names);
    for (const section of sections)
      expect(section).toMatch(
        /^`(.+)`\n\n\w.+\n\nIn: .+\.\n\n```yaml\n\1: ?[\s\S]+\n```\n\n(?:\*\*\d+ places\*\*\n\n)?(?:- |Nothing has it at the moment\.)/,
      );
    expect(source).toContain('[`updatePage`](operations/updatePage.md)');
    expect(getPage('reference.html').markup).toContain('href="extensions.html"');
  });

  test.each(newcomerQuestions)('the search for "%s" finds %s', async (question, page) => {
    const results = findEntries(await readIndex(folder), question).groups.flatMap(({ entries }) => entries);
    expect(results.slice(0, 3).map(({ link }) => link.split('#')[0])).toContain(page);
  });

  test('the search finds an identifier by its whole name first', async () => {
    const index = await readIndex(folder);
    for (const [name, link] of [
      ['createAgent', 'operations/createAgent.html'],
      ['ErrorEnvelope', 'schemas/ErrorEnvelope.html'],
      ['pages.published', 'webhooks/pages.published.html'],
      ['slug_in_use', 'errors/conflict.html#case-slug-in-use'],
      ['agents.starts-inactive', 'clauses/agents.html#agents.starts-inactive'],
    ] as const)
      expect(findEntries(index, name).groups[0]?.entries[0]?.link, name).toBe(link);
  });

  test('the search offers similar pages if nothing has the words, and ignores words without a meaning', async () => {
    const index = await readIndex(folder);
    const { isNearest, groups } = findEntries(index, 'wehbok');
    expect([isNearest, groups.length > 0]).toEqual([true, true]);
    const links = (query: string) => findEntries(index, query).groups.flatMap(({ entries }) => entries);
    expect(links('how can I please get my invoices?')).toEqual(links('invoices'));
    expect(findEntries(index, 'invoice zzzzzzzzzz').groups.length).toBeGreaterThan(0);
    expect(findEntries(index, 'qqqqqqqqqqqq').groups).toEqual([]);
  });

  test('every case of an error, scope, clause and state machine is on a page', () => {
    const listIds = (file: string) => listValues(getPage(file), 'id');
    for (const [name, { code }] of Object.entries(errors))
      expect(listIds(`errors/${code}.html`)).toContain(`case-${name}`);
    expect(listIds('scopes.html')).toEqual(expect.arrayContaining([...scopes]));
    // Links to a clause led to the page of all clauses once.
    expect(listIds('clauses.html')).toEqual(expect.arrayContaining(clauseList.map(({ id }) => id)));
    for (const { id, family } of clauseList) expect(listIds(`clauses/${family}.html`)).toContain(id);
    expect(listIds('states.html')).toEqual(expect.arrayContaining(Object.keys(stateMachines)));
    expect(built.entries).toBeGreaterThan(clauseList.length + operationList.length);
  });
});
