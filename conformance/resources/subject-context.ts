import type { Scope } from '@workspace-api/contract';
import type { CaseLog } from '../engine/case-log.ts';
import type { SendInput } from '../engine/send.ts';
import type { Session } from '../engine/session.ts';
import type { CapabilityFunction, CapabilityName } from '../target/driver.ts';
import type { Exchange } from '../target/exchange.ts';

/** What the makers of subjects work with. */
export type SubjectContext = {
  session: Session;
  workspace: string;
  /** Sends a request; where it isn't answered with success, the subject can't be had. */
  make: (input: SendInput) => Promise<Exchange>;
  has: (name: CapabilityName) => boolean;
  needs: <K extends CapabilityName>(name: K) => CapabilityFunction<K>;
  unique: (prefix?: string) => string;
  /** Makes something once a run; the exchanges that made it belong to every case that uses it. */
  once: <T>(key: string, make: () => Promise<T>) => Promise<T>;
  /** Notes what a driver added, for no operation takes it away. */
  added: (kind: string, id: string) => void;
};

/** What a case needs of its surroundings to have subjects. */
export type SubjectTools = Pick<SubjectContext, 'needs' | 'unique'>;
export type { CaseLog, Scope, Session };
