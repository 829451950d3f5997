import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { basePath, clauseList, operations } from '@workspace-api/contract';
import { sampleClause, sampleReport } from '../../conformance/report/sample-report.test-helper.ts';
import { saveReports } from '../../conformance/report/write-reports.ts';
import { buildDashboard } from '../../mocks/dashboard/build.js';
import { createSandbox, type Sandbox, serve } from '../../mocks/index.ts';
import { dashboardPath, docsPath } from '../../mocks/sandbox/core/mounts.ts';
import { buildSite } from '../../scripts/docs/build-site.ts';
import { sandboxSiteFolder } from '../../scripts/docs/folders.ts';
import { operationFile } from '../../scripts/docs/links.ts';
import { openBrowser } from '../../test/support/browser.ts';
import { median } from '../statistics.ts';
import { measureVisit, type PageCost, type Visit } from './measure.ts';

export type PagesResults = {
  readonly machine: {
    readonly node: string;
    readonly cpu: string;
    readonly cores: number;
    /** The load average of the last minute before the measurement. */
    readonly loadBefore: number;
  };
  readonly chromium: string;
  readonly rounds: number;
  /** The median of each figure over the rounds, by the name of the page. */
  readonly pages: readonly (PageCost & { readonly name: string })[];
};

/** The number of requests in the dashboard's list, which is the size of the request log. */
const requests = 1000;

/** A report in which every clause of the contract fails. */
const failingReport = () =>
  sampleReport({ clauses: clauseList.map(({ id, text }) => sampleClause(id, 'fail', { text })) });

const sendRequests = async ({ fetch, tokens }: Sandbox): Promise<void> => {
  const headers = { Authorization: `Bearer ${tokens[0]?.token}` };
  for (let sent = 0; sent < requests; sent += 1) {
    const response = await fetch(basePath + operations.getMe.path, { headers });
    await response.arrayBuffer();
  }
};

const listVisits = (origin: string, report: string): Visit[] => [
  {
    name: "an operation's page of the reference",
    url: `${origin}${docsPath}/${operationFile(operations.updatePage.id)}`,
    use: (page) => page.locator('button.try').waitFor(),
  },
  {
    name: 'the start page of the site',
    url: `${origin}${docsPath}/`,
    use: (page) => page.locator('#site-search:enabled').waitFor(),
  },
  {
    name: 'a search on the start page',
    url: `${origin}${docsPath}/`,
    use: async (page) => {
      await page.locator('#site-search').fill('create an agent');
      await page.locator('#site-results a').first().waitFor();
    },
  },
  {
    name: `the dashboard's list of ${requests.toLocaleString('en')} requests`,
    url: `${origin}${dashboardPath}/#/requests`,
    use: (page) => page.locator('.request-list a').first().waitFor(),
  },
  {
    name: 'the report of a gate in which every clause fails',
    url: report,
    use: (page) => page.locator('details.clause').last().waitFor({ state: 'attached' }),
  },
];

const summarize = (name: string, costs: readonly PageCost[]): PageCost & { name: string } => {
  const middle = (figure: keyof PageCost) => median(costs.map((cost) => cost[figure]));
  return {
    name,
    bytes: middle('bytes'),
    elements: middle('elements'),
    height: middle('height'),
    longTasks: middle('longTasks'),
    longestTask: middle('longestTask'),
  };
};

/**
 * Measures what the pages for users cost in Chromium: bytes, elements, height and long tasks.
 *
 * @throws Error if Chromium is missing
 */
export const runPages = async ({
  rounds,
  report,
}: {
  readonly rounds: number;
  readonly report: (line: string) => void;
}): Promise<PagesResults> => {
  report('Building the site and the dashboard');
  await buildDashboard();
  await buildSite({ out: sandboxSiteFolder, forSandbox: true });
  const [loadBefore = 0] = loadavg();
  const folder = await mkdtemp(join(tmpdir(), 'workspace-api-pages-'));
  const browser = await openBrowser();
  const sandbox = await createSandbox();
  const served = await serve(sandbox, { port: 0 });
  try {
    await saveReports(failingReport(), { dir: folder });
    await sendRequests(sandbox);
    const pages: (PageCost & { name: string })[] = [];
    for (const visit of listVisits(served.url, pathToFileURL(join(folder, 'report.html')).href)) {
      const costs: PageCost[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        report(`${visit.name}, round ${round} of ${rounds}`);
        costs.push(await measureVisit(browser, visit));
      }
      pages.push(summarize(visit.name, costs));
    }
    return {
      machine: {
        node: process.version,
        cpu: cpus()[0]?.model ?? 'unknown',
        cores: cpus().length,
        loadBefore,
      },
      chromium: browser.version(),
      rounds,
      pages,
    };
  } finally {
    await browser.close();
    await served.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  }
};
