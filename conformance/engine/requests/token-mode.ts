import { modeOfKey, operations, sessionPrefix } from '@workspace-api/contract';
import { getJson, member } from '../../checks/body.ts';
import type { Session } from '../session/session.ts';
import { readUnchecked } from './deliver.ts';

/** The mode whose data the run may change. */
export const testMode = 'test';
export const liveMode = 'live';

/** Whether a token is a live-mode key, by the prefix that the service document defines. */
const isLiveKey = (token: string): boolean => modeOfKey(token) === liveMode;

/** The mode of the run's own token. It is test mode only if neither the target nor the token's prefix contradicts that. */
const ownMode = ({ mode, reportedMode, token }: Session['settings']): string =>
  mode === testMode && reportedMode === testMode && !isLiveKey(token) ? testMode : liveMode;

/** The mode that the target reports for a session. Defaults to live, the cautious choice. */
const fetchReportedMode = async (session: Session, token: string): Promise<string> => {
  const response = await readUnchecked(session, operations.getMe, token);
  const me = response && getJson(response);
  return member(member(me, 'token'), 'mode') === testMode ? testMode : liveMode;
};

/**
 * The mode of the data that a request with this token acts on. A key's prefix determines it; a session is looked up once.
 * Without a token, or with a made-up one, it is the run's own mode.
 */
export const getTokenMode = (session: Session, token: string | null): Promise<string> => {
  const { settings, credentials } = session;
  if (token === null || token === settings.token) return Promise.resolve(ownMode(settings));
  const cached = credentials.modes.get(token);
  if (cached) return cached;
  const mode = token.startsWith(sessionPrefix)
    ? fetchReportedMode(session, token)
    : Promise.resolve(isLiveKey(token) ? liveMode : ownMode(settings));
  credentials.modes.set(token, mode);
  return mode;
};
