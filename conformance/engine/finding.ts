import { redact } from '../report/redact.ts';
import type { Exchange } from '../target/exchange.ts';
import { toCurl } from './report/curl.ts';
import type { Finding, ReportedExchange } from './report/report.ts';
import { formatReplay, type Replay } from './run/replay-id.ts';
import type { Session } from './session.ts';
import type { Difference } from './violation.ts';

/** Of a long sequence the last requests are shown: they are what led to the finding. */
const exchangesShown = 30;
const bodyShown = 2_000;

/** An exchange as a report shows it: no secret in it. */
const reportedExchange = (session: Session, exchange: Exchange): ReportedExchange => {
  const clean = (text: string) => redact(text, session.secrets.keys());
  const { request } = exchange;
  return {
    operation: exchange.operation?.id ?? null,
    curl: toCurl(request, { variables: session.secrets, harmless: session.harmless }),
    status: exchange.status,
    headers: Object.fromEntries(
      Object.entries({ ...exchange.headers, ...exchange.trailers }).map(([name, value]) => [
        name,
        clean(value),
      ]),
    ),
    body: clean(exchange.text).slice(0, bodyShown),
  };
};

/** A broken promise as a report shows it. */
export const findingOf = (
  session: Session,
  replay: Replay,
  name: string,
  difference: Difference,
  exchanges: readonly Exchange[],
  intermittent: boolean,
): Finding => ({
  scenario: replay.scenario,
  case: name,
  expected: redact(difference.expected, session.secrets.keys()),
  got: redact(difference.got, session.secrets.keys()),
  intermittent,
  exchanges: exchanges.slice(-exchangesShown).map((exchange) => reportedExchange(session, exchange)),
  replay: formatReplay(replay),
});
