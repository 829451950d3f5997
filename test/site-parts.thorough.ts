import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operations } from '@workspace-api/contract';
import { describe, expect, test, vi } from 'vitest';
import { html } from '../conformance/report/html/escape.ts';
import { newFolder } from '../mocks/test/new-folder.ts';
import type { Bundle } from '../scripts/docs/contract.ts';
import { renderPage } from '../scripts/docs/layout.ts';
import { siteHref } from '../scripts/docs/links.ts';
import { renderMarkdown } from '../scripts/docs/markdown.ts';
import { createBuilds, serveSite } from '../scripts/docs/serve/serve-site.ts';
import { startSiteServer } from '../scripts/docs/serve/site-server.ts';
import { listSections } from '../scripts/docs/site-page.ts';
import { describeNotes } from '../scripts/generate/descriptions.ts';
import type { OpenApiDocument } from '../scripts/generate/openapi-document.ts';

const hostile = '<img src=x onerror=alert(1)>';

/** A folder with a page and a script. */
const createSite = async (): Promise<string> => {
  const folder = join(await newFolder(), 'site');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Site</title><body></body>');
  await writeFile(join(folder, '../package.json'), '{}');
  return folder;
};

describe('the parts of the site', () => {
  test('markup in a guide is escaped, and a link without a target is removed', () => {
    const body = renderMarkdown(
      `## One ${hostile}\n\ntext ${hostile} [gone](../x.md) [bad](javascript:alert(1)) [there](there.md)\n\n## One\n\n\`\`\`html\n${hostile}\n\`\`\`\n`,
      { resolve: (href) => (href === 'there.md' ? 'there.html' : undefined) },
    );
    expect(body.html).not.toMatch(/<img|javascript:|\.\.\/x/);
    expect(body.html).toContain('<a href="there.html">there</a>');
    const sections = listSections(body);
    expect(sections.map(({ title }) => title)).toEqual([`One ${hostile}`, 'One']);
    expect(sections[0]?.text).toBe(`text ${hostile} gone bad there`);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(2);
  });

  test('a title is escaped in the head and the body, and links are relative to the page', () => {
    const site = {
      title: hostile,
      version: hostile,
      guides: [{ file: 'guides/a.html', title: hostile }],
      reference: [
        { title: hostile, file: 'resources/a.html', links: [{ file: 'operations/b.html', title: hostile }] },
      ],
      address: 'https://docs.example.com/"/',
    };
    const page = (file: string, inReference: boolean) =>
      renderPage(
        {
          file,
          title: hostile,
          summary: hostile,
          body: html`<a href="${siteHref('errors.html', 'x')}">x</a>`,
          entries: [],
          inReference,
        },
        site,
      );
    for (const markup of [page('guides/a.html', false), page('operations/b.html', true)]) {
      expect(markup).not.toContain('<img src=x');
      expect(markup).toContain('<a href="../errors.html#x">');
      expect(markup).not.toMatch(/href="(?:site:|\/)/);
    }
    expect(page('operations/b.html', true)).toContain('<a href="../operations/b.html" aria-current="page">');
    expect(page('a.html', false)).toContain('<a href="errors.html#x">');
    expect(page('a.html', false)).toContain(
      '<link rel="canonical" href="https://docs.example.com/&#34;/a.html">',
    );
  });

  /** Renders the page of an operation of a changed contract, which modules read when they are loaded. */
  const renderCreateAgent = async (
    change: (document: Bundle) => void,
    sample: string,
  ): Promise<{ body: { html: string } }> => {
    vi.resetModules();
    change((await import('../scripts/docs/contract.ts')).bundle);
    const { operationPage } = await import('../scripts/docs/reference/operation-page.ts');
    const samples = new Map([['createAgent', [{ lang: 'Shell', label: sample, source: sample }]]]);
    return operationPage(operations.createAgent, { samples });
  };

  test('markup in the contract is escaped', async () => {
    const page = await renderCreateAgent(({ paths, components }) => {
      const node = paths[operations.createAgent.path]?.post as Record<string, unknown>;
      Object.assign(node, { description: hostile });
      Object.assign(components.schemas?.CreateAgentRequest ?? {}, {
        properties: {
          [hostile]: {
            type: hostile,
            description: hostile,
            pattern: hostile,
            enum: [hostile],
            default: hostile,
          },
        },
      });
    }, hostile);
    expect(page.body.html).not.toContain('<img');
    expect(page.body.html.match(/&#60;img/g)?.length).toBeGreaterThan(6);
  });

  test('deprecated operations, parameters and members have a badge, the date of their removal and their replacement', async () => {
    const deprecation = { deprecated: true, 'x-sunset': '2027-06-30', 'x-replaced-by': 'getAgent' };
    const page = await renderCreateAgent((document) => {
      const { paths, components } = document as unknown as OpenApiDocument;
      Object.assign(paths[operations.createAgent.path]?.post ?? {}, deprecation);
      Object.assign(components.parameters?.IdempotencyKey ?? {}, deprecation);
      Object.assign(components.schemas.CreateAgentRequest?.properties?.task ?? {}, deprecation);
      Object.assign(document, describeNotes(document as unknown as OpenApiDocument));
    }, 'curl');
    const badges = page.body.html.matchAll(
      /(<h1>|<p class="member"><code>(?<member>[^<]+)<)(?:(?!<h1>|class="member").)*<span class="badge deprecated">deprecated<\/span> Will be removed on 2027-06-30\. Use <code>getAgent<\/code> instead\./gs,
    );
    expect([...badges].map(({ groups }) => groups?.member ?? 'the operation')).toEqual([
      'the operation',
      'Idempotency-Key',
      'task',
    ]);
  });

  test('changes during a build cause one more build, which runs the generator if one of them is of the contract', async () => {
    const ran: boolean[] = [];
    const build = createBuilds(async (needsGenerator) => {
      ran.push(needsGenerator);
      if (ran.length === 1) for (const isOfContract of [false, true, false]) void build(isOfContract);
    });
    await build(false);
    await build(false);
    expect(ran).toEqual([false, true, false]);
  });

  test('a server serves its pages, and no files outside of them', async () => {
    const { url, close } = await startSiteServer(await createSite());
    try {
      const page = await fetch(url);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('/_reload.js');
      for (const path of ['%2e%2e/package.json', '..%2f..%2fetc/hosts.html', 'assets/nothing.js', '%'])
        expect((await fetch(url + path)).status, path).toBe(404);
    } finally {
      await close();
    }
  });

  test('a port in use is reported before the site is built', async () => {
    const { url, close } = await startSiteServer(await createSite());
    const folder = await newFolder();
    try {
      await expect(serveSite(folder, Number(new URL(url).port), false)).rejects.toThrow('Use --port');
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await close();
    }
  });

  test('an open page is notified of each build, and of the reason if it fails', async () => {
    const { url, update, close } = await startSiteServer(await createSite());
    try {
      const response = await fetch(`${url}_reload`);
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader?.read())?.value).toContain('connected');
      update('');
      expect((await reader?.read())?.value).toBe('data: ""\n\n');
      update(`It failed: ${hostile}`);
      expect((await reader?.read())?.value).toBe(`data: ${JSON.stringify(`It failed: ${hostile}`)}\n\n`);
      await reader?.cancel();
    } finally {
      await close();
    }
  });
});
