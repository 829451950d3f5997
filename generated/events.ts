// Generated from openapi/ by `npm run generate`. Do not edit.
import type { components } from './types.ts';

/** Every event, by its type: what happened, the schema of its data, and its example. */
export const events = {
  "agents.activated": {
    "summary": "An agent was activated",
    "data": "Agent",
    "example": "event-agents-activated"
  },
  "agents.created": {
    "summary": "An agent was created",
    "data": "Agent",
    "example": "event-agents-created"
  },
  "agents.deactivated": {
    "summary": "An agent was deactivated",
    "data": "Agent",
    "example": "event-agents-deactivated"
  },
  "approvals.decided": {
    "summary": "An approval was decided",
    "data": "Approval",
    "example": "event-approvals-decided"
  },
  "approvals.requested": {
    "summary": "A run requested approval",
    "data": "Approval",
    "example": "event-approvals-requested"
  },
  "billing.updated": {
    "summary": "The billing state changed",
    "data": "Billing",
    "example": "event-billing-updated"
  },
  "forms.created": {
    "summary": "A form was created",
    "data": "Form",
    "example": "event-forms-created"
  },
  "forms.submitted": {
    "summary": "A form received a submission",
    "data": "Submission",
    "example": "event-forms-submitted"
  },
  "pages.created": {
    "summary": "A page was created",
    "data": "PageSummary",
    "example": "event-pages-created"
  },
  "pages.published": {
    "summary": "Pages were published",
    "data": "PagePublication",
    "example": "event-pages-published"
  },
  "pages.updated": {
    "summary": "The draft of a page changed",
    "data": "PageSummary",
    "example": "event-pages-updated"
  },
  "payments.succeeded": {
    "summary": "A payment succeeded",
    "data": "EventDataPayment",
    "example": "event-payments-succeeded"
  },
  "secrets.created": {
    "summary": "A secret was created",
    "data": "Secret",
    "example": "event-secrets-created"
  },
  "secrets.deleted": {
    "summary": "A secret was deleted",
    "data": "Secret",
    "example": "event-secrets-deleted"
  },
  "secrets.suspended": {
    "summary": "A secret requires rotation",
    "data": "Secret",
    "example": "event-secrets-suspended"
  },
  "secrets.updated": {
    "summary": "A secret was overwritten or rotated",
    "data": "Secret",
    "example": "event-secrets-updated"
  },
  "theme.published": {
    "summary": "The theme was published",
    "data": "ThemePublication",
    "example": "event-theme-published"
  },
  "theme.updated": {
    "summary": "The draft theme changed",
    "data": "Theme",
    "example": "event-theme-updated"
  },
  "tokens.created": {
    "summary": "An API key was created",
    "data": "ApiKey",
    "example": "event-tokens-created"
  },
  "tokens.revoked": {
    "summary": "An API key was revoked",
    "data": "ApiKey",
    "example": "event-tokens-revoked"
  },
  "tokens.rotated": {
    "summary": "An API key was rotated",
    "data": "ApiKey",
    "example": "event-tokens-rotated"
  }
} as const;

/** The type of an event, e.g. `pages.published`. */
export type EventType = keyof typeof events;

/** The data of an event. */
export type EventData<Type extends EventType> = components['schemas'][(typeof events)[Type]['data']];

/** The version of the envelope that holds every event. */
export const envelopeVersion = "1";
