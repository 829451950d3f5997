import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { SessionEndedError } from '@workspace-api/client';
import { useState } from 'react';
import { SignInView } from './session/sign-in-view.tsx';
import { tokenStore } from './session/token-store.ts';
import { explain } from './shared/explain.ts';
import { Workspace } from './workspace.tsx';

type SessionState = {
  isSignedIn: boolean;
  /** Why the person has to sign in again, if they had not asked for it. */
  notice?: string | undefined;
};

/** What was read, and what happens when the service ends the session meanwhile. */
const createCache = (onSessionEnded: (error: SessionEndedError) => void): QueryClient => {
  const onError = (error: unknown) => {
    if (error instanceof SessionEndedError) onSessionEnded(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // The client retries by itself, as the service asks it to.
    defaultOptions: { queries: { retry: false } },
  });
};

/** The sign-in, or the workspace of the person who is signed in. */
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
