import { type components, examples } from '@workspace-api/contract';

type Schemas = components['schemas'];

/** What each event tells, by the name that it has here. */
export type EventData = {
  pageCreated: Schemas['PageSummary'];
  pageUpdated: Schemas['PageSummary'];
  pagesPublished: Schemas['PagePublication'];
  themeUpdated: Schemas['Theme'];
  themePublished: Schemas['ThemePublication'];
  formCreated: Schemas['Form'];
  formSubmitted: Schemas['Submission'];
  billingUpdated: Schemas['Billing'];
  paymentSucceeded: Schemas['EventDataPayment'];
  secretCreated: Schemas['Secret'];
  secretUpdated: Schemas['Secret'];
  secretSuspended: Schemas['Secret'];
  secretDeleted: Schemas['Secret'];
  tokenCreated: Schemas['ApiKey'];
  tokenRotated: Schemas['ApiKey'];
  tokenRevoked: Schemas['ApiKey'];
  agentCreated: Schemas['Agent'];
  agentActivated: Schemas['Agent'];
  agentDeactivated: Schemas['Agent'];
  approvalRequested: Schemas['Approval'];
  approvalDecided: Schemas['Approval'];
};

/** The dotted families of the contract. */
export const families: { readonly [Name in keyof EventData]: string } = {
  pageCreated: examples['event-pages-created'].type,
  pageUpdated: examples['event-pages-updated'].type,
  pagesPublished: examples['event-pages-published'].type,
  themeUpdated: examples['event-theme-updated'].type,
  themePublished: examples['event-theme-published'].type,
  formCreated: examples['event-forms-created'].type,
  formSubmitted: examples['event-forms-submitted'].type,
  billingUpdated: examples['event-billing-updated'].type,
  paymentSucceeded: examples['event-payments-succeeded'].type,
  secretCreated: examples['event-secrets-created'].type,
  secretUpdated: examples['event-secrets-updated'].type,
  secretSuspended: examples['event-secrets-suspended'].type,
  secretDeleted: examples['event-secrets-deleted'].type,
  tokenCreated: examples['event-tokens-created'].type,
  tokenRotated: examples['event-tokens-rotated'].type,
  tokenRevoked: examples['event-tokens-revoked'].type,
  agentCreated: examples['event-agents-created'].type,
  agentActivated: examples['event-agents-activated'].type,
  agentDeactivated: examples['event-agents-deactivated'].type,
  approvalRequested: examples['event-approvals-requested'].type,
  approvalDecided: examples['event-approvals-decided'].type,
};

/** The version of the envelope; its shape is the same for every family. */
export const envelopeVersion = examples['event-pages-published'].version;
