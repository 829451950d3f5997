import { type ResourceName, resources } from '@workspace-api/contract';
import { type ComponentChildren, Fragment } from 'preact';
import { EmptyState, View } from '../components/view.tsx';
import { mode, workspace } from '../store/route.ts';
import { describeResource, describeResources, type ResourceDescription } from './describe-resource.ts';
import { hasView, type Part, type Resource } from './part.ts';
import { agentPart, approvalPart, runPart } from './parts/agents.tsx';
import { BillingView, invoicePart } from './parts/billing.tsx';
import { secretPart, tokenPart } from './parts/credentials.ts';
import { formPart, submissionPart } from './parts/forms.tsx';
import { logPart } from './parts/logs.tsx';
import { pagePart, ThemeView } from './parts/pages.tsx';
import { DeliveryView, subscriptionPart } from './parts/webhooks.tsx';
import { RecordView, ResourceView } from './resource-view.tsx';

/** The parts of some resources. A resource without one is shown as the contract describes it. */
const parts: Readonly<Partial<Record<string, Part>>> = {
  agent: agentPart,
  run: runPart,
  approval: approvalPart,
  form: formPart,
  invoice: invoicePart,
  submission: submissionPart,
  'log-entry': logPart,
  page: pagePart,
  secret: secretPart,
  token: tokenPart,
  'webhook-subscription': subscriptionPart,
} satisfies Partial<Record<ResourceName, Part>>;

/** A section of the state: its route, its name, and its views. */
type Section = {
  readonly segment: string;
  readonly title: string;
  /** Whether another section links to it, and not the navigation. */
  readonly isInner?: boolean;
  /** Shows a record if it has a view, or else all records. */
  readonly show: (id?: string) => ComponentChildren;
};

const toResource = (description: ResourceDescription): Resource => ({
  description,
  part: parts[description.resource.name] ?? {},
  inner: description.children.map(toResource),
});

const toSection = (description: ResourceDescription): Section => {
  const resource = toResource(description);
  const { view: All = ResourceView } = resource.part;
  return {
    segment: description.segment,
    title: description.title,
    show: (id) =>
      id !== undefined && hasView(resource) ? <RecordView {...resource} id={id} /> : <All {...resource} />,
  };
};

const invoices = describeResource(resources.invoice);

/** The order in the navigation. Other resources of the contract follow. */
const order = 'pages theme agents approvals forms logs secrets tokens billing webhooks'.split(' ');

const rank = ({ segment }: Section): number => order.indexOf(segment) + 1 || order.length + 1;

/** The sections of the state: the resources of the contract, and what a workspace has only once. */
export const sections: readonly Section[] = [
  ...describeResources().map(toSection),
  { segment: 'theme', title: 'Theme', show: () => <ThemeView /> },
  { segment: 'billing', title: 'Billing', show: () => <BillingView {...toResource(invoices)} /> },
  { ...toSection(invoices), isInner: true },
  { segment: 'deliveries', title: 'Deliveries', isInner: true, show: (id = '') => <DeliveryView id={id} /> },
].toSorted((one, other) => rank(one) - rank(other));

/** The records of the selected workspace, by section. @param path the segments of the route after `state` */
export const StateView = ({ path: [segment = sections[0]?.segment, id] }: { path: readonly string[] }) => {
  const section = sections.find((one) => one.segment === segment);
  if (!section)
    return (
      <View title="State">
        <EmptyState title={`Unknown resource "${segment}"`} hint="Select a resource in the navigation." />
      </View>
    );
  // The view is remounted for another workspace or record, so that no input is kept.
  return (
    <Fragment key={`${workspace.value} ${mode.value} ${segment} ${id ?? ''}`}>{section.show(id)}</Fragment>
  );
};
