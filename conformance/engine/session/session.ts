import { createRunRecords, type Leftover } from '../../resources/run-records.ts';
import type { Driver } from '../../target/driver.ts';
import type { SentRequest } from '../../target/exchange.ts';
import { createTranslator } from '../../target/mapping.ts';
import type { Receiver } from '../../target/receiver/create-receiver.ts';
import type { RunFinding } from '../case/case-record.ts';
import type { Forecast } from '../report/forecast.ts';
import { createResponseLog } from '../report/not-offered.ts';
import type { RunSettings } from '../settings/settings.ts';
import { createTurns } from '../turns.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { createCredentials, createRevocations } from './credentials.ts';
import { type CaseName, createRunControl, type RunParts } from './run-control.ts';
import { createSeenNames } from './seen-names.ts';
import { createSharedResults } from './shared-results.ts';

/** Creates the session of a run: the state that its scenarios share. Each function takes only the parts that it needs. */
export const createSession = (settings: RunSettings, driver: Driver | null, parts: RunParts) => {
  const { client } = parts;
  let number = 0;
  const mapping = settings.mapping ?? driver?.mapping;
  const translator = mapping && createTranslator(mapping, settings.url);
  client.translateBy(translator);
  const shared = createSharedResults();
  const records = createRunRecords(settings.runTag);
  return {
    ...parts,
    settings,
    driver,
    /** The case that sends its requests with this session; null outside any case. */
    at: null as CaseName | null,
    /** Called for each request that is sent with this session. */
    onRequest: (_request: SentRequest): void => {},
    translator,
    // A target that keeps its records in memory has lost the shared ones.
    run: createRunControl(settings, parts, shared.forgetAll),
    /** Operations and capabilities that returned no usable response. */
    breaker: createCircuitBreaker(),
    /** Which operations the target doesn't offer. */
    responses: createResponseLog(settings, records),
    /** What the target has in place of the contract's own names. */
    seenNames: createSeenNames(),
    credentials: createCredentials(settings),
    /** The records that the run is responsible for. */
    records,
    shared,
    /** The tokens that the run revoked, for the findings that follow. */
    revocations: createRevocations(),
    /** What the cleanups couldn't delete, and the number of their requests. */
    cleaned: { leftovers: [] as Leftover[], requests: 0 },
    /** How long rate limits are expected to delay the run; null if they aren't. */
    announced: { forecast: null as Forecast | null },
    /** The webhook receiver, once a case has used it. */
    receiver: { opened: null as Promise<Receiver> | null },
    /** What the cases found broken, by key. */
    findings: new Map<string, RunFinding>(),
    /** Which cases may run when. */
    turns: createTurns(settings.concurrency),
    /** A name, key or id that is unique within the run. */
    unique: (prefix = 'gate'): string => {
      number += 1;
      return `${prefix}-${settings.runTag}-${number}`;
    },
  };
};

export type Session = ReturnType<typeof createSession>;
