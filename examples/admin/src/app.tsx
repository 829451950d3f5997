import {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { SessionEndedError } from '@workspace-api/client';
import { useState, useSyncExternalStore } from 'react';
import { Agents } from './agents.tsx';
import { queries, tokenStore } from './api.ts';
import { Approvals } from './approvals.tsx';
import { Failure } from './elements.tsx';
import { explain } from './explain.ts';
import { Forms } from './forms.tsx';
import { Logs } from './logs.tsx';
import { PageEditor, Pages } from './pages.tsx';
import { leaveForSignIn } from './sign-in.ts';

const views = { agents: Agents, approvals: Approvals, pages: Pages, forms: Forms, logs: Logs };

const subscribe = (onChange: () => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

/** The workspace of the session, in the view that the fragment of the URL selects. */
const Workspace = ({ onSignOut }: { onSignOut: () => void }) => {
  const me = useQuery(queries.identity.getMe.queryOptions());
  const [, name = '', id] = useSyncExternalStore(subscribe, () => location.hash).split('/');
  const view = Object.hasOwn(views, name) ? (name as keyof typeof views) : 'agents';
  const View = views[view];
  const slug = me.data?.workspace.slug;
  return (
    <>
      <header>
        <strong>{slug}</strong> {me.data?.token.mode === 'test' && 'Test mode'}
        <nav aria-label="Views">
          {Object.keys(views).map((each) => (
            <a key={each} href={`#/${each}`} aria-current={each === view ? 'page' : undefined}>
              {each}
            </a>
          ))}
        </nav>
        <button type="button" onClick={onSignOut}>
          Sign out
        </button>
      </header>
      <main>
        {me.isError && <Failure error={me.error} retry={me.refetch} />}
        {slug &&
          (view === 'pages' && id ? <PageEditor key={id} slug={slug} id={id} /> : <View slug={slug} />)}
      </main>
    </>
  );
};

const SignInView = ({ notice }: { notice: string | undefined }) => {
  const leaving = useMutation({ mutationFn: leaveForSignIn });
  return (
    <main>
      <h1>Your workspace</h1>
      {notice && <p role="alert">{notice}</p>}
      {leaving.isError && <Failure error={leaving.error} />}
      <button type="button" onClick={() => leaving.mutate()} disabled={leaving.isPending}>
        Sign in
      </button>
    </main>
  );
};

/** The workspace of the signed-in user, or the sign-in view with the reason why the user has to sign in again. */
export const App = (initial: { isSignedIn: boolean; notice?: string | undefined }) => {
  const [{ isSignedIn, notice }, setState] = useState(initial);
  const leave = async (reason?: string) => {
    await tokenStore.forget();
    cache.clear();
    setState({ isSignedIn: false, notice: reason });
  };
  const onError = (error: Error) => void (error instanceof SessionEndedError && leave(explain(error)));
  const [cache] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({ onError }),
        // After each change, what is shown is read again.
        mutationCache: new MutationCache({ onSettled: (): Promise<void> => cache.invalidateQueries() }),
      }),
  );
  return (
    <QueryClientProvider client={cache}>
      {isSignedIn ? <Workspace onSignOut={() => leave()} /> : <SignInView notice={notice} />}
    </QueryClientProvider>
  );
};
