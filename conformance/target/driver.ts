import type { Capability, OperationId } from '@workspace-api/contract';
import type { StorageViews } from './storage-views.ts';

/** Whose token a run has. */
export type Principal = {
  /** Slug of the judged workspace. */
  workspace: string;
  mode: string;
};

/** The target of a driver. */
export type DriverTarget = {
  /** The API's base, ending in /v1. */
  url: string;
  /** Asks the target, once in a run. A driver is created before the run's first request, so ask as late as possible. */
  principal: () => Promise<Principal>;
};

type Added = { id: string };

/** Where a record is added. */
type Destination = {
  /** Slug of the workspace. */
  workspace: string;
  /** The mode whose data it goes to; only with `bothModes`, and that of the judged token where absent. */
  mode?: string;
};

/** A plan that a driver adds. Prices are in minor units of one currency. */
export type CataloguePlan = {
  id: string;
  name: string;
  /** Whether a change to it takes effect at once instead of at the end of the period. */
  atOnce?: boolean;
  /** Whether a change to it is refused. */
  blocked?: boolean;
  price?: number;
  /** The included quantity of a metric, and the price of each further unit. */
  caps?: { metric: string; included: number; unitPrice: number }[];
};

type Issued = { token: string; id?: string };

/** Shows a view of the storage. `None` stands for a view that is not offered. */
export type InspectStorage<None = never> = <View extends keyof StorageViews>(
  input: { view: View } & StorageViews[View]['input'],
) => Promise<StorageViews[View]['output'] | None>;

/** The function of each capability. `workspace` is a slug. */
export type CapabilityFunctions = {
  'add-page': (input: Destination & { slug: string; title: string }) => Promise<Added>;
  'add-form': (
    input: Destination & {
      name: string;
      fields: string[];
      onSubmit?: { capability: string; args: unknown };
    },
  ) => Promise<Added>;
  /**
   * Makes the gate's webhook receiver, which listens at a URL of this machine, reachable for the server, and returns the
   * URL at which it is. A server on the same machine reaches the one that it is given.
   */
  'webhook-receiver': (input: { url: string }) => Promise<{ url: string }>;
  'add-submission': (input: Destination & { form: string; data: Record<string, unknown> }) => Promise<Added>;
  'add-log-entry': (
    input: Destination & {
      level: string;
      source: string;
      message: string;
      requestId?: string;
      /** The time of the entry, ISO 8601 with milliseconds; the current time if absent. */
      at?: string;
    },
  ) => Promise<unknown>;
  /** The agent is active. A run that is completed or failed has ended as such. */
  'add-run': (
    input: Destination & { agent: string; status?: 'pending' | 'running' | 'completed' | 'failed' },
  ) => Promise<Added>;
  /** Returns the id of the pending approval. */
  'pause-run': (
    input: Destination & { run: string; action: string; payload: Record<string, unknown> },
  ) => Promise<Added>;
  'add-invoice': (
    input: Destination & { amount: number; currency: string; status: string },
  ) => Promise<Added>;
  'expire-token': (input: { id: string }) => Promise<void>;
  'expire-cursor': (input: { cursor: string }) => Promise<void>;
  'advance-clock': (input: { seconds: number }) => Promise<void>;
  /** In the mode of the judged token, with these scopes; with all that the user has if absent. */
  'session-token': (input: { workspace: string; scopes?: readonly string[] }) => Promise<Issued>;
  /**
   * Another workspace with a token of all scopes, in the mode of the judged token; the sessions of this driver reach both.
   * `forbidden` is a third one, which these sessions don't reach.
   */
  'second-workspace': () => Promise<{ workspace: string; token: string; forbidden?: string }>;
  /** Omitted members remain unchanged. Returns tokens of the payment processor, by their outcome. */
  'set-billing-status': (input: {
    workspace: string;
    status?: 'active' | 'past_due' | 'canceled';
    paymentMethod?: { type: string; last4: string; brand: string } | null;
    trialEndsAt?: string | null;
    cancelsAtPeriodEnd?: boolean;
  }) => Promise<{ accepted: string; declined: string; expired: string }>;
  /** Adds or updates plans. Omitted members of an existing plan remain unchanged. */
  'set-plan-catalogue': (input: { workspace: string; plans: CataloguePlan[] }) => Promise<void>;
  /**
   * Shows what the API does not; see {@link StorageViews} for what each view has to return. A driver that lacks a view
   * returns undefined for it: then the case that asks ends as not exercised.
   */
  'inspect-storage': InspectStorage<undefined>;
  /**
   * Opens the sign-in page at a URL as a person's browser would, and allows the request. Returns the URL of the
   * final redirect; null if there is none.
   */
  'oauth-sign-in': (input: { authorizeUrl: string }) => Promise<{ redirect: string | null }>;
  'lock-workspace': (input: { workspace: string; held: boolean }) => Promise<void>;
  /** Requires a second factor of the session from now on, or marks it as given. */
  'require-mfa': (input: { id: string; required: boolean }) => Promise<void>;
  /** Blocks operations with the scope `resource:action` until `lift` is called. */
  'deny-by-policy': (input: {
    workspace: string;
    resource: string;
    action: string;
  }) => Promise<{ lift: () => Promise<void> }>;
  /**
   * Makes the next request for an operation fail, in the workspace, whatever its token. `upstream`: a provider that the
   * service depends on is down. `internal`: the service itself fails. With `afterFirstRecord` the failure occurs while an
   * NDJSON response is sent, after its first record. `lift` ends it, whether it has occurred or not.
   */
  'inject-upstream-failure': (input: {
    workspace: string;
    operation: OperationId;
    failure: 'upstream' | 'internal';
    afterFirstRecord?: boolean;
  }) => Promise<{ lift: () => Promise<void> }>;
  /**
   * Uses up the rate limit of one token, as if it had sent that many requests just now. Other tokens keep theirs. The
   * limit ends by the clock that `advance-clock` moves.
   */
  'exhaust-rate-limit': (input: { id: string; token: string }) => Promise<void>;
  /**
   * Restricts the secrets of the workspace to a region, in the mode of the judged token at least. Returns that region and
   * one outside it, as `setSecret` takes them. `lift` removes the restriction.
   */
  'lock-residency': (input: {
    workspace: string;
  }) => Promise<{ region: string; outside: string; lift: () => Promise<void> }>;
  /** Makes the provider behind a secret of the judged token's mode demand its rotation: until it is rotated, it can't be used. */
  'require-secret-rotation': (input: { workspace: string; name: string }) => Promise<void>;
  /** A key with these scopes; with all of them if absent. */
  'live-key': (input: { workspace: string; scopes?: readonly string[] }) => Promise<Issued>;
};

/** A capability without a function type in this version is called with any input. */
type DriverFunction<K> = K extends keyof CapabilityFunctions
  ? CapabilityFunctions[K]
  : (input: Record<string, unknown>) => Promise<unknown>;

/** Adds capabilities that the API lacks, so that the gate can judge more. */
export type Driver = {
  name: string;
  capabilities: { [K in Capability | keyof CapabilityFunctions]?: DriverFunction<K> };
  /**
   * Whether a run with a test key may add records to live data too, which nothing deletes: through the driver, whose
   * `add-*` and `pause-run` then get the `mode`, and through the API. So each mode is shown to have its own data.
   */
  bothModes?: boolean;
  /** Base URL of the sign-in console, if known. */
  consoleUrl?: string;
  close?: () => Promise<void>;
};

/** The default export of a driver module. */
export type DriverFactory = (
  options: Readonly<Record<string, string>>,
  target: DriverTarget,
) => Driver | Promise<Driver>;

/** The name of a capability. */
export type CapabilityName = keyof Driver['capabilities'];
/** The function of a capability, as scenarios call it. */
export type CapabilityFunction<K extends CapabilityName> = K extends 'inspect-storage'
  ? InspectStorage
  : NonNullable<Driver['capabilities'][K]>;
