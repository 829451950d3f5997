import { AgentList } from './agents/agent-list.tsx';
import { queries } from './api.ts';
import { ApprovalList } from './approvals/approval-list.tsx';
import { PageEditor } from './pages/page-editor.tsx';
import { PageList } from './pages/page-list.tsx';
import { Failure, Loading, RetryNotice } from './shared/messages.tsx';
import { formatRoute, type Route, useRoute } from './shared/route.ts';

const View = ({ route, slug }: { route: Route; slug: string }) => {
  if (route.view === 'approvals') return <ApprovalList />;
  if (route.view === 'agents') return <AgentList slug={slug} />;
  return route.view === 'page' ? (
    <PageEditor key={route.id} slug={slug} id={route.id} />
  ) : (
    <PageList slug={slug} />
  );
};

/** The workspace of the session: its pages and its pending approvals. */
export const Workspace = ({ onSignOut }: { onSignOut: () => void }) => {
  const route = useRoute();
  const me = queries.useQuery('get', '/me');
  const current = route.view === 'page' ? 'pages' : route.view;
  const isAt = (view: Route['view']) => (view === current ? 'page' : undefined);
  return (
    <>
      <header>
        <p>
          {me.data ? (
            <>
              <strong>{me.data.workspace.slug}</strong>{' '}
              {me.data.token.mode === 'test' && <span className="badge warn">Test mode</span>}
            </>
          ) : (
            'Workspace'
          )}
        </p>
        <nav aria-label="Views">
          <a href={formatRoute({ view: 'pages' })} aria-current={isAt('pages')}>
            Pages
          </a>
          <a href={formatRoute({ view: 'agents' })} aria-current={isAt('agents')}>
            Agents
          </a>
          <a href={formatRoute({ view: 'approvals' })} aria-current={isAt('approvals')}>
            Approvals
          </a>
        </nav>
        <button type="button" className="quiet" onClick={onSignOut}>
          Sign out
        </button>
      </header>
      <main>
        <RetryNotice />
        {me.isPending && <Loading what="your workspace" />}
        {me.isError && <Failure error={me.error} retry={me.refetch} />}
        {me.data && <View route={route} slug={me.data.workspace.slug} />}
      </main>
    </>
  );
};
