import type { ResourceName } from '@workspace-api/contract';
import type { ComponentChildren, ComponentType } from 'preact';
import { describeResources, type ResourceDescription } from './describe-resource.ts';
import type { Part } from './part.ts';
import { agentPart, runPart } from './parts/agents.tsx';
import { ApprovalsView, approvalPart } from './parts/approvals.tsx';
import { BillingView } from './parts/billing.tsx';
import { formPart, submissionPart } from './parts/forms.tsx';
import { LogsView, logPart } from './parts/logs.tsx';
import { PageView, pagePart } from './parts/pages.tsx';
import { secretPart } from './parts/secrets.tsx';
import { ThemeView } from './parts/theme.tsx';
import { tokenPart } from './parts/tokens.tsx';
import { DeliveryView, subscriptionPart, WebhooksView } from './parts/webhooks.tsx';
import { hasRecordView, RecordView, type Resource, ResourceView } from './resource-view.tsx';

/** The parts of some resources. A resource without one is shown as the contract describes it. */
const parts: Readonly<Partial<Record<string, Part>>> = {
  agent: agentPart,
  run: runPart,
  approval: approvalPart,
  form: formPart,
  submission: submissionPart,
  'log-entry': logPart,
  page: pagePart,
  secret: secretPart,
  token: tokenPart,
  'webhook-subscription': subscriptionPart,
} satisfies Partial<Record<ResourceName, Part>>;

const getPart = (name: string): Part => parts[name] ?? {};

/** The views of some resources that aren't only a table and a record. */
type Views = {
  readonly All?: ComponentType<Resource>;
  readonly One?: ComponentType<Resource & { readonly id: string }>;
};

const views: Readonly<Partial<Record<string, Views>>> = {
  approval: { All: ApprovalsView },
  'log-entry': { All: LogsView },
  page: { One: PageView },
  'webhook-subscription': { All: WebhooksView, One: DeliveryView },
} satisfies Partial<Record<ResourceName, Views>>;

/** A section of the state: its route, its name, and its views. */
export type Section = {
  readonly segment: string;
  readonly title: string;
  /** All records. */
  readonly showAll: () => ComponentChildren;
  /** One record. */
  readonly showOne?: (id: string) => ComponentChildren;
};

const toSection = (description: ResourceDescription): Section => {
  const { segment, title } = description;
  const { name } = description.resource;
  const resource = { description, part: getPart(name) };
  const { All = ResourceView, One } = views[name] ?? {};
  return {
    segment,
    title,
    showAll: () => <All {...resource} />,
    ...(One && { showOne: (id) => <One {...resource} id={id} /> }),
    ...(!One &&
      hasRecordView(resource) && {
        showOne: (id) => <RecordView {...resource} id={id} getPart={getPart} />,
      }),
  };
};

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
  { segment: 'theme', title: 'Theme', showAll: () => <ThemeView /> },
  { segment: 'billing', title: 'Billing', showAll: () => <BillingView /> },
].toSorted((one, other) => rank(one) - rank(other));
