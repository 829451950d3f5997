import { finishSignIn, type SignIn, startSignIn } from '@workspace-api/client';
import { baseUrl, tokenStore } from './api.ts';
import { explain } from './explain.ts';

const callbackPath = '/callback';
const storageKey = 'sign-in';

/** Opens the sign-in page of the console. */
export const leaveForSignIn = async (): Promise<void> => {
  const signIn = await startSignIn({
    consoleUrl: import.meta.env.VITE_CONSOLE_URL ?? new URL(baseUrl).origin,
    redirectUri: location.origin + callbackPath,
    scopes: ['me:read', 'pages:write', 'agents:write', 'approvals:write', 'forms:read', 'logs:read'],
  });
  sessionStorage.setItem(storageKey, JSON.stringify(signIn));
  location.assign(signIn.url);
};

/**
 * Finishes a sign-in if the browser has just returned from one. Call it once, before the page is rendered.
 *
 * @returns the message of a failed sign-in for the user; nothing if it succeeded or there was none
 */
export const finishReturnedSignIn = async (): Promise<string | undefined> => {
  if (location.pathname !== callbackPath) return;
  const callbackUrl = location.href;
  // The code works only once, and shouldn't stay in the history.
  history.replaceState(null, '', '/');
  const started = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as SignIn | null;
  sessionStorage.removeItem(storageKey);
  try {
    await tokenStore.save(await finishSignIn(started, callbackUrl, { baseUrl }));
  } catch (error) {
    return explain(error);
  }
};
