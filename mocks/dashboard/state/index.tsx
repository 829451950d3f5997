import { type ResourceName, resources } from '@workspace-api/contract';
import { type ComponentChildren, Fragment } from 'preact';
import { EmptyState, View } from '../components/index.ts';
import { mode, workspace } from '../store/selection.ts';
import { describeResource, describeResources, type ResourceDescription } from './describe-resource.ts';
import type { Part, Resource } from './part.ts';
import { ApprovalsView, agentPart, approvalPart, runPart } from './parts/agents.tsx';

import { BillingView, invoicePart } from './parts/billing.tsx';
import { formPart, submissionPart } from './parts/forms.tsx';
import { LogsView, logPart } from './parts/logs.tsx';
import { PageView, pagePart, ThemeView } from './parts/pages.tsx';
import { secretPart } from './parts/secrets.tsx';

import { tokenPart } from './parts/tokens.tsx';
import { DeliveryView, subscriptionPart, WebhooksView } from './parts/webhooks.tsx';
import { hasRecordView, RecordView, ResourceView } from './resource-view.tsx';

/** The parts of some resources. A resource without one is shown as the contract describes it. */
const parts: Readonly<Partial<Record<string, Part>>> = {
  agent: agentPart,
  run: runPart,
  approval: { ...approvalPart, view: ApprovalsView },
  form: formPart,
  invoice: invoicePart,
  submission: submissionPart,
  'log-entry': { ...logPart, view: LogsView },
  page: { ...pagePart, recordView: PageView },
  secret: secretPart,
  token: tokenPart,
  'webhook-subscription': { ...subscriptionPart, view: WebhooksView, recordView: DeliveryView },
} satisfies Partial<Record<ResourceName, Part>>;

/** A section of the state: its route, its name, and its views. */
export type Section = {
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
  const { segment, title } = description;
  const resource = toResource(description);
  const own = hasRecordView(resource) ? RecordView : undefined;
  const { view: All = ResourceView, recordView: One = own } = resource.part;
  return {
    segment,
    title,
    show: (id) => (One && id !== undefined ? <One {...resource} id={id} /> : <All {...resource} />),
  };
};

const invoices = describeResource(resources.invoice);

/** The order in the navigation. Other resources of the contract follow. */
const order = [
  'pages',
  'theme',
  'agents',
  'approvals',
  'forms',
  'logs',
  'secrets',
  'tokens',
  'billing',
  'webhooks',
];

const rank = ({ segment }: Section): number => order.indexOf(segment) + 1 || order.length + 1;

/** The sections of the state: the resources of the contract, and what a workspace has only once. */
export const sections: readonly Section[] = [
  ...describeResources().map(toSection),
  { segment: 'theme', title: 'Theme', show: () => <ThemeView /> },
  { segment: 'billing', title: 'Billing', show: () => <BillingView {...toResource(invoices)} /> },
  { ...toSection(invoices), isInner: true },
].toSorted((one, other) => rank(one) - rank(other));

/** The records of the selected workspace, by section. @param path the segments of the route after `state` */
export const StateView = ({ path: [segment = sections[0]?.segment, id] }: { path: readonly string[] }) => {
  const section = sections.find((one) => one.segment === segment);
  if (!section)
    return (
      <View title="State">
        <EmptyState title={`Unknown resource "${segment}"`}>
          <p>Select a resource in the navigation.</p>
        </EmptyState>
      </View>
    );
  // The view is remounted for another workspace or record, so that no input is kept.
  return (
    <Fragment key={`${workspace.value} ${mode.value} ${segment} ${id ?? ''}`}>{section.show(id)}</Fragment>
  );
};
