import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clauseList, errors, operationList, scopes, stateMachines } from '@workspace-api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { html } from '../conformance/report/html/escape.ts';
import { type BuiltSite, buildSite } from '../scripts/docs/build-site.ts';
import { createCodeHighlighter } from '../scripts/docs/highlight.ts';
import { renderPage } from '../scripts/docs/layout.ts';
import { renderMarkdown } from '../scripts/docs/markdown.ts';
import { parseWords } from '../scripts/docs/search/words.ts';
import { type Build, createBuilds } from '../scripts/docs/serve/builds.ts';
import { siteResponse } from '../scripts/docs/serve/site-response.ts';
import { startSiteServer } from '../scripts/docs/serve/site-server.ts';
import { watchSources } from '../scripts/docs/serve/watch-sources.ts';
import { listValues, type PageOnDisk, readPages, resolveTarget } from './support/site-links.ts';

const hostile = '<img src=x onerror=alert(1)>';

describe('the site of the API', () => {
  let folder: string;
  let built: BuiltSite;
  let pages: PageOnDisk[];
  const getPage = (file: string): PageOnDisk => {
    const page = pages.find((candidate) => candidate.file === file);
    if (!page) throw new Error(`The site has no page ${file}.`);
    return page;
  };

  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'site-')), 'site');
    built = await buildSite({ out: folder });
    pages = readPages(folder);
  });
  afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

  test('every link has a target', () => {
    const ids = new Map(pages.map((page) => [page.file, new Set(listValues(page, 'id'))]));
    const routes = new Set(
      [
        ...readFileSync(join(folder, 'assets/search-index.js'), 'utf8').matchAll(
          /"reference\.html#([^"]+)"/g,
        ),
      ].map(([, route]) => route),
    );
    const dead = pages.flatMap((page) =>
      // Redoc writes its menu links without the hash, which its script adds.
      (page.file === 'reference.html' ? [] : listValues(page, 'href'))
        .filter((href) => !/^https?:/.test(href))
        .filter((href) => {
          const { file, hash } = resolveTarget(page, href);
          if (file === 'reference.html' && hash !== '') return !routes.has(hash);
          return !existsSync(join(folder, file)) || (hash !== '' && !ids.get(file)?.has(hash));
        })
        .map((href) => `${page.file}: ${href}`),
    );
    expect(dead).toEqual([]);
    expect(routes.size).toBeGreaterThan(operationList.length);
  });

  test('every id of a page is unique', () => {
    const twice = pages
      .filter(({ file }) => file !== 'reference.html')
      .flatMap((page) => listValues(page, 'id').filter((id, at, all) => all.indexOf(id) !== at));
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
      // Redoc writes inline styles into its page. No other page has any.
      if (file !== 'reference.html') expect(markup, file).not.toMatch(/<[^>]+\sstyle=|unsafe-inline/);
    }
    expect(readFileSync(join(folder, 'assets/site.css'), 'utf8')).not.toMatch(/url\(|@import/);
  });

  test('the reference sends no telemetry, and loads no logo', () => {
    const reference = readFileSync(join(folder, 'reference.html'), 'utf8');
    expect(reference).toContain('"disableTelemetry":true');
    expect(reference).not.toContain('cdn.redoc.ly');
  });

  test('every operation, code, scope, clause and state machine is on a page', () => {
    const listIds = (file: string) => listValues(getPage(file), 'id');
    expect(listIds('errors.html')).toEqual(
      expect.arrayContaining([
        ...Object.keys(errors).map((name) => `case-${name}`),
        ...Object.values(errors).map(({ code }) => code),
      ]),
    );
    expect(listIds('scopes.html')).toEqual(expect.arrayContaining([...scopes]));
    expect(listIds('clauses.html')).toEqual(expect.arrayContaining(clauseList.map(({ id }) => id)));
    expect(listIds('states.html')).toEqual(expect.arrayContaining(Object.keys(stateMachines)));
    const reference = readFileSync(join(folder, 'reference.html'), 'utf8');
    expect(operationList.filter(({ id }) => !reference.includes(`"operationId":"${id}"`))).toEqual([]);
    expect(built.entries).toBeGreaterThan(clauseList.length + operationList.length);
  });

  test('a clause shows its scenarios, its mutants and the decisions behind it', () => {
    const { markup } = getPage('clauses.html');
    const clause = (id: string) => markup.slice(markup.indexOf(`id="${id}"`)).split('</div></details>')[0];
    expect(clause('agents.starts-inactive')).toContain('agents.creation');
    expect(clause('agents.starts-inactive')).toContain('agent-starts-active');
    expect(clause('agents.chosen-shapes')).toContain('Agent.task');
  });

  test('a state machine is drawn without inline colors', () => {
    const { markup } = getPage('states.html');
    const [drawing = ''] = /<svg[\s\S]*?<\/svg>/.exec(markup) ?? [];
    expect(drawing).toContain('>inactive</text>');
    expect(drawing).not.toMatch(/ (?:fill|stroke|style)="/);
    expect(markup.match(/<svg/g)).toHaveLength(Object.keys(stateMachines).length);
  });

  test('a server serves its pages, and no files outside of them', async () => {
    const page = await siteResponse(folder, '/', undefined);
    expect(page.status).toBe(200);
    expect(String(page.body)).toContain('connect-src &#39;self&#39;');
    expect(String(page.body)).toContain('/_reload.js');
    for (const path of ['/../package.json', '/%2e%2e/%2e%2e/etc/hosts.html', '/assets/nothing.js', '/%'])
      expect((await siteResponse(folder, path, undefined)).status, path).toBe(404);
    const failed = await siteResponse(folder, '/errors.html', `It failed: ${hostile}`);
    expect(failed.status).toBe(500);
    expect(String(failed.body)).toContain('It failed: &#60;img');
  });

  test('an open page receives the event to reload', async () => {
    const server = await startSiteServer(folder, 0, () => undefined);
    try {
      const response = await fetch(`${server.url}_reload`);
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader?.read())?.value).toContain('connected');
      server.reload();
      expect((await reader?.read())?.value).toContain('event: reload');
      await reader?.cancel();
    } finally {
      server.close();
    }
  });
});

describe('the parts of the site', () => {
  test('markup in a guide is escaped, and a link without a target is removed', async () => {
    const highlighter = await createCodeHighlighter();
    const { body, headings, sections } = renderMarkdown(
      `## One ${hostile}\n\ntext ${hostile} [gone](../x.md) [bad](javascript:alert(1)) [there](there.md)\n\n## One\n\n\`\`\`html\n${hostile}\n\`\`\`\n`,
      highlighter,
      (href) => (href === 'there.md' ? 'there.html' : undefined),
    );
    expect(body.html).not.toMatch(/<img|javascript:|\.\.\/x/);
    expect(body.html).toContain('<a href="there.html">there</a>');
    expect(new Set(headings.map(({ id }) => id)).size).toBe(2);
    expect(sections.map(({ id }) => id)).toEqual(['', ...headings.map(({ id }) => id)]);
  });

  test('a title is escaped in the head and the body, and the header links to try-it only if the sandbox serves it', () => {
    const site = {
      title: hostile,
      version: hostile,
      guides: [{ file: 'guides/a.html', title: hostile }],
      tryIt: true,
    };
    const page = renderPage(
      { file: 'guides/a.html', title: hostile, summary: hostile, body: html``, headings: [], entries: [] },
      site,
    );
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('href="../try-it.html"');
    expect(
      renderPage(
        { file: 'a.html', title: 'A', summary: '', body: html``, headings: [], entries: [] },
        { ...site, tryIt: false },
      ),
    ).not.toContain('try-it');
  });

  test('an identifier can be searched as a whole and by its parts', () => {
    expect(parseWords('createAgent agents:write slug_in_use')).toEqual([
      'createAgent',
      'create',
      'Agent',
      'agents',
      'write',
      'slug',
      'in',
      'use',
    ]);
  });

  test('changes during a build cause one more build, and a failure is kept until a build succeeds', async () => {
    const ran: string[] = [];
    const results: boolean[] = [];
    let code = 1;
    const builds = createBuilds(
      'out',
      async (script) => {
        ran.push(script);
        return { code, output: 'Broken.' };
      },
      (_output, hasFailed) => results.push(hasFailed),
    );
    await Promise.all([
      builds.run({ generate: true }),
      builds.run({ generate: false }),
      builds.run({ generate: false }),
    ]);
    expect(ran).toEqual(['scripts/generate.ts', 'scripts/docs.ts']);
    expect(results).toEqual([true, true]);
    expect(builds.failure()).toBe('Broken.');
    code = 0;
    await builds.run({ generate: true });
    expect(ran.slice(2)).toEqual(['scripts/generate.ts', 'scripts/docs.ts']);
    expect(builds.failure()).toBeUndefined();
  });

  test('a change of the contract runs the generator before the build, a change of a guide only the build', async () => {
    const root = await mkdtemp(join(tmpdir(), 'site-sources-'));
    for (const name of ['openapi/paths', 'docs/guides', 'scripts/docs'])
      await mkdir(join(root, name), { recursive: true });
    const changes: Build[] = [];
    const stop = watchSources(root, (build) => changes.push(build));
    try {
      await writeFile(join(root, 'openapi/paths/agents.yaml'), 'get: {}');
      await expect.poll(() => changes).toContainEqual({ generate: true });
      await writeFile(join(root, 'docs/guides/scopes.md'), '# Scopes');
      await expect.poll(() => changes).toContainEqual({ generate: false });
    } finally {
      stop();
      await rm(root, { recursive: true });
    }
  });
});
