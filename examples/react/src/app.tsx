import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SessionEndedError } from '@workspace-api/client';
import { useState } from 'react';
import { SignInView } from './session/sign-in-view.tsx';
import { tokenStore } from './session/token-store.ts';
import { explain } from './shared/explain.ts';
import { Workspace } from './workspace.tsx';

type SessionState = {
  isSignedIn: boolean;
  /** Why the user has to sign in again, unless they signed out. */
  notice?: string | undefined;
};

/** Creates a query cache that reports the end of the session. */
const createCache = (onSessionEnded: (error: SessionEndedError) => void): QueryClient => {
  const onError = (error: unknown) => {
    if (error instanceof SessionEndedError) onSessionEnded(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // The client retries what may be retried, after the delay that the service requires.
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
};

/** The workspace of the signed-in user, or the sign-in view. */
export const App = ({ initial }: { initial: SessionState }) => {
  const [state, setState] = useState(initial);
  const leave = async (notice?: string) => {
    await tokenStore.forget();
    cache.clear();
    setState({ isSignedIn: false, notice });
  };
  const [cache] = useState(() => createCache((error) => void leave(explain(error))));
  return state.isSignedIn ? (
    <QueryClientProvider client={cache}>
      <Workspace onSignOut={() => leave()} />
    </QueryClientProvider>
  ) : (
    <SignInView notice={state.notice} />
  );
};
