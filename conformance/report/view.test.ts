import { describe, expect, test } from 'vitest';
import { uncovered } from '../engine/report/clause-results.ts';
import type { Report, ReportedExchange } from '../engine/report/report.ts';
import { githubAnnotations, githubSummary } from './github.ts';
import { renderHtml } from './html/page.ts';
import { renderJunit } from './junit.ts';
import { nothingToDo } from './remedies.ts';
import { opened, sampleClause, sampleFinding, sampleReport } from './sample-report.test-helper.ts';
import { renderSarif } from './sarif.ts';
import { createStyle, renderTerminal } from './terminal.ts';
import { createView, type View } from './view.ts';

const decode = (value: string) =>
  value.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

const printers: readonly (readonly [name: string, print: (view: View) => string])[] = [
  ['terminal', (view) => renderTerminal(view, createStyle(10_000))],
  ['HTML', (view) => decode(opened(renderHtml(view)))],
  ['JUnit', (view) => decode(renderJunit(view))],
  ['SARIF', (view) => renderSarif(view)],
  ['GitHub summary', (view) => decode(githubSummary(view))],
  ['GitHub annotations', (view) => decode(githubAnnotations(view).join('\n'))],
];

const withFinding = (change: Parameters<typeof sampleFinding>[0], status: 'fail' | 'waived' = 'fail') =>
  sampleReport({ clauses: [sampleClause('tokens.names', status, { findings: [sampleFinding(change)] })] });

const declaration = { operation: 'mintToken' };
const notOffered = [{ declaration, operations: ['mintToken'], statuses: [404, 405], requests: 9 }];
const atMissing = sampleFinding({ operation: 'mintToken' });

describe.each(printers)('the printer for %s shows', (name, print) => {
  test.each<[what: string, report: Report, expected: readonly string[]]>([
    ['the expected and the actual result', withFinding({}), ['422 IDEMPOTENCY_MISMATCH', '201 Created']],
    ['how to repeat a case', withFinding({ replay: 'a,b,7' }), ['--replay a,b,7']],
    ['that a finding did not recur', withFinding({ intermittent: true }), ['intermittent']],
    [
      'that a finding needs simultaneous requests',
      withFinding({ simultaneous: true }),
      ['only with simultaneous requests'],
    ],
    [
      'the cause of a finding',
      withFinding({ because: { clause: 'errors.envelope', operation: 'getMe' } }),
      ['because of errors.envelope at getMe'],
    ],
    [
      'the reason of a waiver',
      withFinding({ waived: 'known (https://tracker.example.com/12)' }, 'waived'),
      ['waived: known', 'https://tracker.example.com/12'],
    ],
    [
      'where two long values differ',
      withFinding({ expected: `${'same '.repeat(900)}here`, got: `${'same '.repeat(900)}there` }),
      name === 'HTML' ? ['<mark>here</mark>', '<mark>there</mark>'] : ['«here»', '«there»'],
    ],
  ])('%s', (_, report, expected) => {
    const printed = print(createView(report));
    for (const value of expected) expect(printed).toContain(value);
  });
});

const files = printers.filter(([name]) => name !== 'GitHub annotations');

test('the terminal shows the request that shows the finding, and the number of steps before it', () => {
  const printed = renderTerminal(createView(withFinding({})), createStyle(10_000));
  expect(printed.match(/\$ curl .*/g)).toEqual([
    expect.stringMatching(/Stock watcher.* # after 1 other step$/),
  ]);
});

test.each(files.filter(([name]) => name !== 'terminal'))(
  '%s shows the requests, and the calls of the driver between them',
  (_, print) => {
    const call: ReportedExchange = {
      operation: null,
      driver: 'advance-clock',
      curl: '# driver: advance-clock {}',
      status: null,
      headers: {},
      body: '',
    };
    const request = { operation: 'getMe', curl: 'curl -sS x', status: null, headers: {}, body: '' };
    expect(print(createView(withFinding({ exchanges: [call] }))).toLowerCase()).not.toContain('no response');
    const printed = print(createView(withFinding({ exchanges: [call, request] })));
    expect(printed).toContain('# driver: advance-clock {}');
    expect(printed).toContain('curl -sS x');
    expect(printed.toLowerCase()).toContain('no response');
  },
);

test.each(files.filter(([name]) => name !== 'SARIF'))('%s shows the requests by purpose', (_, print) => {
  const requestsByPurpose = { settingUp: 300, probing: 400, readingBack: 80, cleaningUp: 32 };
  expect(print(createView(sampleReport({ requestsByPurpose })))).toContain(
    '300 setting up, 400 probing, 80 reading back, 32 cleaning up',
  );
});

test.each(printers.filter(([name]) => name !== 'JUnit'))('%s shows once what is not offered', (_, print) => {
  const clauses = [
    sampleClause('tokens.a', 'fail', { findings: [atMissing] }),
    sampleClause('tokens.b', 'fail', { findings: [atMissing] }),
  ];
  const printed = print(createView(sampleReport({ clauses, notOffered })));
  expect(printed.split('mintToken returned only 404 and 405, to 9 requests')).toHaveLength(2);
  expect(printed).toMatch(/\{ \\?"operation\\?": \\?"mintToken\\?", \\?"reason/);
});

test('findings at operations that are not offered are counted, but not among the failures', () => {
  const clauses = [
    sampleClause('tokens.a', 'fail', { findings: [atMissing] }),
    sampleClause('agents.a', 'fail', { findings: [atMissing, sampleFinding()] }),
    sampleClause('tokens.b', 'not-exercised', { reason: 'missing a successful mintToken: it returned 404' }),
  ];
  const view = createView(sampleReport({ clauses, notOffered }));
  expect(view.failures.map(({ id, findings }) => [id, findings.length])).toEqual([['agents.a', 1]]);
  expect(view.absentFailures.map(({ id }) => id)).toEqual(['tokens.a']);
  const notExercised = view.sections.find(({ id }) => id === 'not-exercised');
  expect(notExercised?.groups.map(({ title }) => title)).toEqual([
    'the operations that the target does not offer: implement them, or declare them unsupported',
  ]);
});

test('equal findings are one group, unless only some recur', () => {
  const findings = [{}, { case: 'b' }, { intermittent: true }, { simultaneous: true }].map(sampleFinding);
  const [clause] = createView(sampleReport({ clauses: [sampleClause('a.a', 'fail', { findings })] })).clauses;
  expect(clause?.groups.map((group) => group.length)).toEqual([2, 1, 1]);
});

const missing = (id: string, reason: string) => sampleClause(id, 'not-exercised', { reason });

test('clauses are grouped by the remedy that lets a run check them, the largest group first', () => {
  const clauses = [
    sampleClause('z.a', 'not-exercised', { reason: uncovered }),
    sampleClause('z.b', 'not-exercised', { reason: uncovered }),
    missing('a.a', 'missing a driver with the capability session-token'),
    missing('b.a', 'missing a driver with the capability add-run'),
    missing('b.b', 'missing a driver with the capability add-run; a run that is awaiting approval'),
    missing('c.a', 'missing a token with the scope billing:read'),
    missing('d.a', 'missing a submission'),
  ];
  const { sections } = createView(sampleReport({ clauses }));
  const groups = sections.find(({ id }) => id === 'not-exercised')?.groups ?? [];
  expect(groups.map(({ title, clauses: own }) => `${own.length}: ${title}`)).toEqual([
    '2: --driver with add-run',
    '1: a session token: tokens.session in the configuration, or --driver with session-token',
    '1: a token with the scope billing:read',
    '1: a submission',
    `2: ${nothingToDo}`,
  ]);
});

test('leftovers are counted by kind, and changes to shared data are named', () => {
  const leftovers = ['agent', 'page', 'agent', 'delivery', 'delivery', 'pages', 'theme'].map((kind, at) => ({
    kind,
    id: String(at),
    why: 'no deletion',
  }));
  const { sections, leftovers: items } = createView(sampleReport({ leftovers }));
  expect(sections.at(-1)?.sentences[0]).toMatch(
    /^2 agents, 1 page, 2 deliveries, changes to pages, changes to theme;/,
  );
  expect(items[0]).toBe('agent 0: no deletion');
});

test('violations that one cause explains are one entry, and the cause of the most violations comes first', () => {
  const because = (clause: string) => ({ clause, operation: 'createAgent' });
  const failing = (id: string, ...findings: Parameters<typeof sampleFinding>[0][]) =>
    sampleClause(id, 'fail', { findings: findings.map((change) => sampleFinding({ case: id, ...change })) });
  const error = [{ ...(sampleFinding().exchanges[0] as ReportedExchange), operation: 'getMe', status: 500 }];
  const clauses = [
    failing('a.a', { because: because('c.c') }),
    failing('b.b', {}),
    failing('c.c', {}),
    failing('d.d', { because: because('a.a') }),
    // One response shows that a clause about every operation is violated, and the clause about its record.
    failing('contract.body-matches-schema', { case: 'shared' }, { case: 'b.b', operation: 'listAgents' }),
    failing('e.e', { case: 'shared' }),
    // A server that fails breaks whatever is checked next.
    failing('f.f', { exchanges: error, operation: 'getMe' }),
    failing('g.g', { exchanges: error, operation: 'getMe', got: 'nothing' }),
    failing('h.h', { intermittent: true }, { intermittent: true }),
  ];
  const { causes, failures } = createView(sampleReport({ clauses }));
  const format = (each: (typeof causes)[number]) =>
    `${[each.clause, ...each.others].map(({ id }) => id).join(' ')} at ${each.operations.join(' ')}`;
  expect(causes.map(format)).toEqual([
    'c.c a.a d.d at createAgent',
    'b.b contract.body-matches-schema at createAgent listAgents',
    'e.e contract.body-matches-schema at createAgent',
    'f.f g.g at getMe',
    'h.h at createAgent',
  ]);
  expect(failures.map(({ id }) => id)).toEqual([...new Set(failures.map(({ id }) => id))]);
  expect(failures).toHaveLength(clauses.length);
});
