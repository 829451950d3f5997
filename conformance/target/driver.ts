import type { Capability } from '@workspace-api/contract';

/** The target as a driver needs to know it. */
export type DriverTarget = {
  /** The API's base, ending in /v1. */
  url: string;
  /** Slug of the workspace that is judged. */
  workspace: string;
  mode: string;
};

type Added = { id: string };

/** A plan as a driver makes it known. Prices are in minor units of one currency. */
export type CataloguePlan = {
  id: string;
  name: string;
  /** A change to it takes effect at once, not at the end of the period. */
  atOnce?: boolean;
  /** A change to it is refused. */
  blocked?: boolean;
  price?: number;
  /** What the price includes of a metric, and what each unit beyond costs. */
  caps?: { metric: string; included: number; unitPrice: number }[];
};

/** What can be asked of the storage, by name: what is asked for, and what comes. */
export type StorageViews = {
  'invoice-lines': {
    input: { workspace: string; invoice: string };
    output: { kind: string; quantity: number; amount: number }[];
  };
  'capability-calls': {
    input: { workspace: string };
    output: { capability: string; args: unknown; submission: string; calledAt: string }[];
  };
  /** Whether the runtime of the workspace takes traffic now. */
  'runtime-traffic': { input: { workspace: string }; output: boolean };
};
type Issued = { token: string; id?: string };

/** What each capability takes and gives. `workspace` is a slug; the records go where the judged token sees them. */
export type CapabilityFunctions = {
  'add-page': (input: { workspace: string; slug: string; title: string }) => Promise<Added>;
  'add-form': (input: {
    workspace: string;
    name: string;
    fields: string[];
    onSubmit?: { capability: string; args: unknown };
  }) => Promise<Added>;
  'add-submission': (input: {
    workspace: string;
    form: string;
    data: Record<string, unknown>;
  }) => Promise<Added>;
  'add-log-entry': (input: {
    workspace: string;
    level: string;
    source: string;
    message: string;
    requestId?: string;
  }) => Promise<unknown>;
  /** The agent is active. */
  'add-run': (input: { workspace: string; agent: string; status?: 'pending' | 'running' }) => Promise<Added>;
  /** Gives the id of the pending approval. */
  'pause-run': (input: {
    workspace: string;
    run: string;
    action: string;
    payload: Record<string, unknown>;
  }) => Promise<Added>;
  'add-invoice': (input: {
    workspace: string;
    amount: number;
    currency: string;
    status: string;
  }) => Promise<Added>;
  'expire-token': (input: { id: string }) => Promise<void>;
  'expire-cursor': (input: { cursor: string }) => Promise<void>;
  'advance-clock': (input: { seconds: number }) => Promise<void>;
  reset: () => Promise<void>;
  'session-token': (input: { workspace: string; scopes?: readonly string[] }) => Promise<Issued>;
  /** A workspace beside the judged one, with a token of its own; the sessions of this driver reach both. */
  'second-workspace': () => Promise<{ workspace: string; token: string }>;
  /** What is left out stays as it is. Gives tokens of the payment processor, by what becomes of them. */
  'set-billing-status': (input: {
    workspace: string;
    status?: 'active' | 'past_due' | 'canceled';
    paymentMethod?: { type: string; last4: string; brand: string } | null;
    trialEndsAt?: string | null;
    cancelsAtPeriodEnd?: boolean;
  }) => Promise<{ accepted: string; declined: string; expired: string }>;
  /** Adds plans to those that there are. One that there is keeps the terms that aren't given. */
  'set-plan-catalogue': (input: { workspace: string; plans: CataloguePlan[] }) => Promise<void>;
  'inspect-storage': <View extends keyof StorageViews>(
    input: { view: View } & StorageViews[View]['input'],
  ) => Promise<StorageViews[View]['output']>;
  /**
   * Opens the sign-in page at an address, as a person's browser would, and allows what is asked. Gives the address
   * that the browser was sent to in the end, null where the page let it go nowhere.
   */
  'oauth-sign-in': (input: { authorizeUrl: string }) => Promise<{ redirect: string | null }>;
  'lock-workspace': (input: { workspace: string; held: boolean }) => Promise<void>;
  /** The session owes a second factor from now on, or has given it. */
  'require-mfa': (input: { id: string; required: boolean }) => Promise<void>;
  /** Blocks what asks for the scope `resource:action`, until it is lifted. */
  'deny-by-policy': (input: {
    workspace: string;
    resource: string;
    action: string;
  }) => Promise<{ lift: () => Promise<void> }>;
  'live-key': (input: { workspace: string; scopes?: readonly string[] }) => Promise<Issued>;
};

/** A capability of the register that this version has no function for is looked for by its name alone. */
type FunctionOf<K> = K extends keyof CapabilityFunctions
  ? CapabilityFunctions[K]
  : (input: Record<string, unknown>) => Promise<unknown>;

/** Unlocks what the API alone doesn't let a judge see. */
export type Driver = {
  name: string;
  capabilities: { [K in Capability | keyof CapabilityFunctions]?: FunctionOf<K> };
  /** Base of the sign-in console, where the driver knows it. */
  consoleUrl?: string;
  close?: () => Promise<void>;
};

/** What a driver module exports by default. */
export type DriverFactory = (
  options: Readonly<Record<string, string>>,
  target: DriverTarget,
) => Driver | Promise<Driver>;

/** A capability as a scenario names it. */
export type CapabilityName = keyof Driver['capabilities'];
/** The function of a capability. */
export type CapabilityFunction<K extends CapabilityName> = NonNullable<Driver['capabilities'][K]>;
