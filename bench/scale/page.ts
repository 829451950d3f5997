import { loads, writeShare } from './loads.ts';
import { connections } from './measure.ts';
import type { ScaleResults } from './run.ts';
import { highestLoad, team } from './team.ts';

const integer = (value: number | undefined): string =>
  value === undefined ? "more processes don't suffice" : Math.round(value).toLocaleString('en');
const percent = (value: number): string => `${Math.round(value * 100)} %`;
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

const toTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The longest SQL in the table of statements, in characters. */
const sqlLength = 100;

const shorten = (sql: string): string => {
  const line = sql.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
  return `\`${line.length > sqlLength ? `${line.slice(0, sqlLength)}…` : line}\``;
};

const formatFigures = ({ measured }: ScaleResults): string =>
  toTable(
    ['load', 'processes', 'requests/s', 'median', '99th percentile', 'a core, of each process'],
    (Object.keys(loads) as (keyof typeof loads)[]).flatMap((which) =>
      measured.map(({ processes, loads: figures }) => {
        const { requestsPerSecond, p50, p99, cpu } = figures[which];
        return [
          loads[which].name,
          String(processes),
          integer(requestsPerSecond),
          ms(p50),
          ms(p99),
          percent(cpu),
        ];
      }),
    ),
  );

const formatStatements = ({ measured }: ScaleResults): string =>
  toTable(
    ['share of the time', 'ms per call', 'calls', 'statement'],
    (measured.at(-1)?.statements ?? []).map(({ share, mean, calls, sql }) => [
      percent(share),
      mean.toFixed(2),
      integer(calls),
      shorten(sql),
    ]),
  );

const formatNeeds = ({ needs, atPeak }: ScaleResults): string =>
  toTable(
    ['a team needs', ''],
    [
      ['requests a day', integer(needs.requestsPerDay)],
      [
        'requests/s in the busiest minute',
        `${integer(needs.peakRequestsPerSecond)}, ${percent(needs.load)} of what one process does`,
      ],
      [`processes, each at most ${percent(highestLoad)} loaded, at least 2`, integer(needs.processes)],
      ['99th percentile of two processes in the busiest minute', ms(atPeak.p99)],
      ['memory of the processes', needs.memory === undefined ? '' : `${integer(needs.memory)} MiB`],
      ['connections of PostgreSQL', integer(needs.connections)],
      ['growth of the database in a day, without a reset', `${integer(needs.growthPerDay)} MiB`],
    ],
  );

/** Formats the results as a part of docs/sandbox.md. */
export const formatScale = (results: ScaleResults): string => {
  const { machine, seconds } = results;
  return `Measured with \`npm run bench -- --scale\` on ${machine.cores} × ${machine.cpu}, Node ${machine.node}: ${connections} connections through a TCP balancer,
${seconds} s for each line. PostgreSQL, the sandboxes and the client share the machine, and PostgreSQL waits for the disk. The load
average of the machine was ${machine.loadBefore.toFixed(1)} before. Measure on an idle machine, on which it is below 1.

${formatFigures(results)}

The statements of PostgreSQL that take the most time under the mixed load, with two processes (\`pg_stat_statements\`):

${formatStatements(results)}

Computed from these figures for ${team.developers} developers, each with ${team.requestsPerDeveloperMinute} requests a minute, and ${team.ciJobsPerDay} CI jobs a day, each with
${integer(team.requestsPerCiJob)} requests, within ${team.hours} hours and ${team.peakFactor} times as many as usual in the busiest minute; ${percent(writeShare)} of the requests are writes:

${formatNeeds(results)}
`;
};

const markers = ['<!-- npm run bench -- --scale -->', '<!-- end of the figures -->'] as const;

/** Replaces the figures in a page between its markers. @throws Error if the page lacks them */
export const replaceScale =
  (text: string) =>
  (page: string): string => {
    const [from, to] = [page.indexOf(markers[0]), page.indexOf(markers[1])];
    if (from === -1 || to < from) throw new Error(`The page lacks the lines ${markers.join(' and ')}.`);
    return `${page.slice(0, from)}${markers[0]}\n\n${text.trim()}\n\n${page.slice(to)}`;
  };
