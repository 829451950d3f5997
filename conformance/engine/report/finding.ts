import { toCurl } from '@workspace-api/contract';
import type { Difference } from '../../checks/check-result.ts';
import { isExchange, type Step } from '../case/case-log.ts';
import { formatReplay, type Replay } from '../settings/replay-id.ts';
import { type Waiver, waiverReason } from '../settings/waivers.ts';
import { createRedactor } from './redact.ts';
import type { Finding, ReportedExchange } from './report.ts';

/** Only the last steps of a long sequence are shown, because they led to the finding. */
export const maxSteps = 30;
const maxBodyLength = 2_000;

/** The scenario name of a finding in a trace. */
export const traceScenario = 'trace';

/** The credentials of a run: which ones to hide, and how. */
export type Credentials = {
  /** Secrets, each with the shell variable that replaces it. */
  secrets: ReadonlyMap<string, string>;
  /** Invalid credentials that scenarios made up. They are shown as they are. */
  harmless: ReadonlySet<string>;
};

const reportedStep = ({ secrets, harmless }: Credentials, step: Step): ReportedExchange => {
  const redact = createRedactor(secrets);
  const clean = (value: string) => redact(value).slice(0, maxBodyLength);
  if (!isExchange(step)) {
    const { capability, input, result } = step;
    const format = (value: unknown) => clean(JSON.stringify(value) ?? '');
    const curl = `# driver: ${capability} ${format(input)}`.trim();
    return { operation: null, driver: capability, curl, status: null, headers: {}, body: format(result) };
  }
  const { operation, request, translated, status, headers, trailers, receivedText } = step;
  return {
    operation: operation?.id ?? null,
    curl: toCurl(translated?.sent ?? request, { variables: secrets, harmless, maxBodyBytes: 4096 }),
    status,
    headers: Object.fromEntries(
      Object.entries({ ...headers, ...trailers }).map(([name, value]) => [name, clean(value)]),
    ),
    body: clean(receivedText),
  };
};

/** A case's evidence of a broken clause. */
export type Violation = Pick<Finding, 'case' | 'operation' | 'because'> & {
  difference: Difference;
  steps: readonly Step[];
  /** The waiver that covers it; null if there is none. */
  waiver: Waiver | null;
};

/** The names of a difference that the target doesn't have, and what it has in their place; empty if there are none. */
const describeNames = ({ expected, got }: Difference, { operation, steps }: Violation): string => {
  const renamed = steps.flatMap((step) =>
    isExchange(step) && step.operation?.id === operation ? [...(step.translated?.renamed() ?? [])] : [],
  );
  const words = new Set(`${expected} ${got}`.match(/\w+/g));
  const names = [...new Map(renamed)].filter(([name]) => words.has(name));
  return names.map(([name, other]) => ` (${name}: ${other} at this server)`).join('');
};

/** Redacts what a clause requires and what the target did. Different values never look the same. */
const redactDifference = (secrets: Credentials['secrets'], difference: Difference): Difference => {
  const redact = createRedactor(secrets);
  const [expected, got] = [redact(difference.expected), redact(difference.got)];
  return expected === got
    ? { expected, got: `${got} (another value: what differs is redacted or cut off)` }
    : { expected, got };
};

/** Converts a violation to a finding for a report, without secrets. @param replay null for a finding in a trace */
export const toFinding = (credentials: Credentials, replay: Replay | null, violation: Violation): Finding => {
  const { difference, steps, waiver, because } = violation;
  const { expected, got } = redactDifference(credentials.secrets, difference);
  return {
    scenario: replay?.scenario ?? traceScenario,
    case: violation.case,
    operation: violation.operation,
    expected,
    got: got + describeNames(difference, violation),
    // Only a repetition shows whether it recurs.
    intermittent: false,
    exchanges: steps.slice(-maxSteps).map((step) => reportedStep(credentials, step)),
    replay: replay && formatReplay(replay),
    ...(waiver && { waived: waiverReason(waiver) }),
    ...(because && { because }),
  };
};
