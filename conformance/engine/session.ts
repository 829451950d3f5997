import type { Driver } from '../target/driver.ts';
import { createHttpClient, type HttpClient } from '../target/http-client.ts';
import { loadDriver } from '../target/load-driver.ts';
import type { MadeEvent } from './run/made.ts';
import type { RunSettings } from './run/settings.ts';
import { listenForStop } from './run/stop.ts';

/** What the scenarios of one run share. */
export type Session = {
  settings: RunSettings;
  client: HttpClient;
  driver: Driver | null;
  /** Secrets that this run came to know, with the shell variable that stands for each in a report. */
  secrets: Map<string, string>;
  /** Credentials made up to be refused. */
  harmless: Set<string>;
  events: MadeEvent[];
  /** Findings of the contract's own clauses that were reported already. */
  reported: Set<string>;
  /** Records made or found for several cases to share, by what they are. */
  subjects: Map<string, Promise<unknown>>;
  /** Which of them a record's id (or name) is. */
  subjectOf: Map<string, string>;
  /** A number that no other call of this run got. */
  nextNumber: () => number;
  /** The run was interrupted: nothing more is sent. */
  stopped: () => boolean;
};

export const createSession = async (settings: RunSettings): Promise<Session> => {
  let number = 0;
  const secrets = new Map([[settings.token, 'TOKEN']]);
  if (settings.tokens.session) secrets.set(settings.tokens.session, 'SESSION_TOKEN');
  if (settings.tokens.live) secrets.set(settings.tokens.live, 'LIVE_TOKEN');
  if (settings.tokens.secondWorkspace) secrets.set(settings.tokens.secondWorkspace.token, 'SECOND_TOKEN');
  return {
    settings,
    client: createHttpClient(settings),
    driver: settings.listOnly ? null : await loadDriver(settings),
    secrets,
    harmless: new Set(),
    events: [],
    reported: new Set(),
    subjects: new Map(),
    subjectOf: new Map(),
    nextNumber: () => {
      number += 1;
      return number;
    },
    ...listenForStop(settings.runTag),
  };
};

/** Remembers a secret, so that no report shows it. */
export const keepSecret = (session: Session, secret: string, kind: string): void => {
  if (secret && !session.secrets.has(secret)) session.secrets.set(secret, `${kind}_${session.secrets.size}`);
};

/** A shared record was changed: who needs one next gets another. */
export const forgetChanged = (session: Session, ids: Iterable<string>): void => {
  for (const id of ids) {
    const subject = session.subjectOf.get(id);
    if (subject !== undefined) session.subjects.delete(subject);
    session.subjectOf.delete(id);
  }
};
