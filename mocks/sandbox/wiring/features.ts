import { agentsFeature } from '../features/agents/feature.ts';
import { approvalsFeature } from '../features/approvals/feature.ts';
import { billingFeature } from '../features/billing/feature.ts';
import type { Feature } from '../features/feature.ts';
import { formsFeature } from '../features/forms/feature.ts';
import { logsFeature } from '../features/logs/feature.ts';
import { meFeature } from '../features/me/feature.ts';
import { oauthFeature } from '../features/oauth/feature.ts';
import { pagesFeature } from '../features/pages/feature.ts';
import { secretsFeature } from '../features/secrets/feature.ts';
import { themeFeature } from '../features/theme/feature.ts';
import { tokensFeature } from '../features/tokens/feature.ts';
import { webhooksFeature } from '../features/webhooks/feature.ts';
import { workspacesFeature } from '../features/workspaces/feature.ts';

/** Every feature of the sandbox. Seeding, events and clock advances run in this order. */
const all = [
  workspacesFeature,
  tokensFeature,
  meFeature,
  oauthFeature,
  agentsFeature,
  approvalsFeature,
  pagesFeature,
  themeFeature,
  formsFeature,
  logsFeature,
  secretsFeature,
  webhooksFeature,
  billingFeature,
] as const;

/** Every feature, with the common type. */
export const features: readonly Feature[] = all;

type Any = (typeof all)[number];
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Merged,
) => void
  ? Merged
  : never;
type Merged<Part extends 'handlers' | 'control'> = Intersection<
  Any extends infer One ? (One extends { readonly [Name in Part]: infer Own } ? Own : never) : never
>;

/** The handlers of all features. If a contract operation has no handler, using this object is a type error. */
export const handlers = Object.assign(
  {},
  ...features.map((feature) => feature.handlers),
) as Merged<'handlers'>;

/** The control plane handlers of all features. */
export const controlHandlers = Object.assign(
  {},
  ...features.map((feature) => feature.control),
) as Merged<'control'>;
