import { createOwnRecords, type OwnRecords } from '../../resources/own-records.ts';
import type { RecordEvent } from '../../resources/record-events.ts';
import type { Driver } from '../../target/driver.ts';
import { createHttpClient, type HttpClient } from '../../target/http-client.ts';
import type { RunSettings } from '../settings/settings.ts';

/** The state that the scenarios of one run share. */
export type Session = {
  settings: RunSettings;
  client: HttpClient;
  driver: Driver | null;
  /** Secrets seen so far, with the shell variable that replaces each in a report. */
  secrets: Map<string, string>;
  /** Invalid credentials that scenarios made up: reports show them as they are. */
  harmless: Set<string>;
  events: RecordEvent[];
  /** The records that the run may write to. */
  own: OwnRecords;
  /** The mode that each token of a person acts in. */
  modes: Map<string, Promise<string>>;
  /** The workspace that each token was in before the run switched it. */
  currentWorkspace: Map<string, string>;
  /** Keys of the findings that no longer need reporting. */
  reported: Set<string>;
  /** Records that cases share, by key. */
  subjects: Map<string, Promise<unknown>>;
  /** The key of the shared record with this id or name. */
  subjectOf: Map<string, string>;
  /** A number that is unique within the run. */
  nextNumber: () => number;
  /** Once aborted, nothing more is sent. */
  signal: AbortSignal;
};

/** Creates the session of a run. */
export const createSession = (
  settings: RunSettings,
  driver: Driver | null = null,
  signal: AbortSignal = new AbortController().signal,
): Session => {
  let number = 0;
  const { session, live, secondWorkspace } = settings.tokens;
  const secrets = new Map([[settings.token, 'TOKEN']]);
  if (session) secrets.set(session, 'SESSION_TOKEN');
  if (live) secrets.set(live, 'LIVE_TOKEN');
  if (secondWorkspace) secrets.set(secondWorkspace.token, 'SECOND_TOKEN');
  return {
    settings,
    client: createHttpClient(settings),
    driver,
    secrets,
    harmless: new Set(),
    events: [],
    own: createOwnRecords(settings.runTag),
    modes: new Map(),
    currentWorkspace: new Map(),
    reported: new Set(),
    subjects: new Map(),
    subjectOf: new Map(),
    nextNumber: () => {
      number += 1;
      return number;
    },
    signal,
  };
};

/** Keeps a secret out of every report. */
export const keepSecret = ({ secrets }: Session, secret: string, kind: string): void => {
  if (secret && !secrets.has(secret)) secrets.set(secret, `${kind}_${secrets.size}`);
};

/** Stops sharing records that a write changed. */
export const forgetChanged = ({ subjects, subjectOf }: Session, ids: Iterable<string>): void => {
  for (const id of ids) {
    const subject = subjectOf.get(id);
    if (subject !== undefined) subjects.delete(subject);
    subjectOf.delete(id);
  }
};
