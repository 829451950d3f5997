import { type ComponentType, Fragment } from 'preact';
import { EmptyState, View } from '../components/index.ts';
import { OpenedForm } from '../operation/index.ts';
import { mode, workspace } from '../store/sandbox.ts';
import { AgentView } from './agent-view.tsx';
import { AgentsView } from './agents-view.tsx';
import { ApprovalsView } from './approvals-view.tsx';
import { BillingView } from './billing-view.tsx';
import { DeliveryView } from './delivery-view.tsx';
import { FormView } from './form-view.tsx';
import { FormsView } from './forms-view.tsx';
import { LogsView } from './logs-view.tsx';
import { PageView } from './page-view.tsx';
import { PagesView } from './pages-view.tsx';
import { resources } from './resources.ts';
import { SecretsView } from './secrets-view.tsx';
import { ThemeView } from './theme-view.tsx';
import { TokensView } from './tokens-view.tsx';
import { WebhooksView } from './webhooks-view.tsx';

type Segment = (typeof resources)[number]['segment'];

type ResourceViews = {
  /** All records. */
  readonly all: ComponentType;
  /** One record. */
  readonly one?: ComponentType<{ id: string }>;
};

const views: Readonly<Record<Segment, ResourceViews>> = {
  pages: { all: PagesView, one: PageView },
  theme: { all: ThemeView },
  agents: { all: AgentsView, one: AgentView },
  approvals: { all: ApprovalsView },
  forms: { all: FormsView, one: FormView },
  logs: { all: LogsView },
  secrets: { all: SecretsView },
  tokens: { all: TokensView },
  billing: { all: BillingView },
  webhooks: { all: WebhooksView, one: DeliveryView },
};

/** The records of the selected workspace, by resource. @param path the segments of the route after `state` */
export const StateView = ({ path: [segment = resources[0].segment, id] }: { path: readonly string[] }) => {
  const view = Object.hasOwn(views, segment) ? views[segment as Segment] : undefined;
  // The view is remounted for another workspace or record, so that no input is kept.
  const key = `${workspace.value} ${mode.value} ${segment} ${id ?? ''}`;
  if (!view)
    return (
      <View title="State">
        <EmptyState title={`Unknown resource "${segment}"`}>
          <p>Select a resource in the navigation.</p>
        </EmptyState>
      </View>
    );
  return (
    <Fragment key={key}>
      {view.one && id !== undefined ? <view.one id={id} /> : <view.all />}
      <OpenedForm />
    </Fragment>
  );
};
