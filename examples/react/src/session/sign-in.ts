import { finishSignIn, type SignIn, startSignIn } from '@workspace-api/client';
import { baseUrl, consoleUrl } from '../api.ts';
import { explain } from '../shared/explain.ts';
import { tokenStore } from './token-store.ts';

const callbackPath = '/callback';
const storageKey = 'sign-in';

/** Opens the sign-in page of the console. */
export const leaveForSignIn = async (): Promise<void> => {
  const signIn = await startSignIn({
    consoleUrl,
    redirectUri: location.origin + callbackPath,
    scopes: ['me:read', 'pages:write', 'agents:write', 'approvals:write'],
  });
  sessionStorage.setItem(storageKey, JSON.stringify(signIn));
  location.assign(signIn.url);
};

const startedSignIn = (): SignIn | null => {
  const stored = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return stored === null ? null : (JSON.parse(stored) as SignIn);
};

/**
 * Finishes a sign-in if the browser has just returned from one. Call it once, before the page is rendered.
 *
 * @returns the message of a failed sign-in for the user; nothing if it succeeded or there was none
 */
export const finishReturnedSignIn = async (): Promise<string | undefined> => {
  if (location.pathname !== callbackPath) return undefined;
  const callbackUrl = location.href;
  // The code works only once, and shouldn't stay in the history.
  history.replaceState(null, '', '/');
  try {
    await tokenStore.save(await finishSignIn(startedSignIn(), callbackUrl, { baseUrl }));
    return undefined;
  } catch (error) {
    return explain(error);
  }
};
