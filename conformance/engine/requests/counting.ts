import type { SentRequest } from '../../target/exchange.ts';
import type { CaseLog } from '../case/case-log.ts';
import type { RequestCounts } from '../report/request-counts.ts';
import type { Session } from '../session/session.ts';

/** A session whose requests count for one case. @param purpose what the requests are for */
const counting = (
  session: Session,
  { requests }: CaseLog,
  purpose: (request: SentRequest) => keyof RequestCounts,
): Session => {
  const { client } = session;
  const onRequest = (request: SentRequest): void => {
    requests[purpose(request)] += 1;
  };
  return {
    ...session,
    client: {
      ...client,
      send: (request, options) => client.send(request, { ...options, onRequest }),
      sendOnce: (request, options) => client.sendOnce(request, { ...options, onRequest }),
      race: (lanes) => client.race(lanes, { onRequest }),
    },
  };
};

/** The session of a case, with two views that count its requests. */
export type CountedSessions = { settingUp: Session; probing: Session };

export const createCountedSessions = (session: Session, log: CaseLog): CountedSessions => ({
  settingUp: counting(session, log, () => 'settingUp'),
  probing: counting(session, log, ({ method }) => {
    const isRead = method === 'GET';
    if (isRead && log.hasWritten) return 'readingBack';
    log.hasWritten ||= !isRead;
    return 'probing';
  }),
});
