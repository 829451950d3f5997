import { type components, examples } from '@workspace-api/contract';

type Schemas = components['schemas'];

/** What each event tells, by the name that it has here. */
export type EventData = {
  agentActivated: Schemas['Agent'];
  agentDeactivated: Schemas['Agent'];
  approvalRequested: Schemas['Approval'];
  approvalDecided: Schemas['Approval'];
  formSubmitted: Schemas['Submission'];
  pagesPublished: Schemas['PagePublication'];
  pageUpdated: Schemas['PageSummary'];
  themePublished: Schemas['ThemePublication'];
  paymentSucceeded: Schemas['EventDataPayment'];
};

/** The dotted families of the contract. */
export const families: { readonly [Name in keyof EventData]: string } = {
  agentActivated: examples['event-agents-activated'].type,
  agentDeactivated: examples['event-agents-deactivated'].type,
  approvalRequested: examples['event-approvals-requested'].type,
  approvalDecided: examples['event-approvals-decided'].type,
  formSubmitted: examples['event-forms-submitted'].type,
  pagesPublished: examples['event-pages-published'].type,
  pageUpdated: examples['event-pages-updated'].type,
  themePublished: examples['event-theme-published'].type,
  paymentSucceeded: examples['event-payments-succeeded'].type,
};

/** The version of the envelope; its shape is the same for every family. */
export const envelopeVersion = examples['event-pages-published'].version;
