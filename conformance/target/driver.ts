import type { Capability, OperationId, ResourceName } from '@workspace-api/contract';
import type { Mapping } from './mapping.ts';
import type { StorageViews } from './storage-views.ts';

/** The owner of a run's token. */
export type Principal = {
  /** The slug of the workspace under test. */
  workspace: string;
  mode: string;
};

/** The target that a driver works on. */
export type DriverTarget = {
  /** The API's base URL, ending in /v1. */
  url: string;
  /**
   * Requests the principal from the target, once per run. A driver is created before the run's first request, so call this as
   * late as possible.
   */
  principal: () => Promise<Principal>;
};

type Added = { id: string };

/** The place where a record is added. */
type Destination = {
  /** The slug of the workspace. */
  workspace: string;
  /** The mode that the record belongs to; only with `bothModes`. Default: the mode of the token under test. */
  mode?: string;
};

/** A plan that a driver adds. Prices are in minor units of one currency. */
export type CataloguePlan = {
  id: string;
  name: string;
  /** Whether a change to this plan takes effect immediately instead of at the end of the period. */
  atOnce?: boolean;
  /** Whether a change to this plan is refused. */
  blocked?: boolean;
  price?: number;
  /** The included quantity of a metric, and the price of each further unit. */
  caps?: { metric: string; included: number; unitPrice: number }[];
};

type Issued = { token: string; id?: string };

/** Shows a view of the storage. `None` represents a view that isn't offered. */
export type InspectStorage<None = never> = <View extends keyof StorageViews>(
  input: { view: View } & StorageViews[View]['input'],
) => Promise<StorageViews[View]['output'] | None>;

/** The function of each capability. `workspace` is a slug. */
export type CapabilityFunctions = {
  'add-page': (input: Destination & { slug: string; title: string }) => Promise<Added>;
  /**
   * Blocks of the page have a prop that references the color of this name, if possible at several depths. `colorAt` has the JSON
   * Pointer to each prop in the page document, such as `/tree/props/background`.
   */
  'add-colored-page': (
    input: Destination & { slug: string; title: string; color: string },
  ) => Promise<Added & { colorAt: string | readonly string[] }>;
  'add-form': (
    input: Destination & {
      name: string;
      fields: string[];
      onSubmit?: { capability: string; args: unknown };
    },
  ) => Promise<Added>;
  /**
   * Makes the gate's webhook receiver, which listens at a URL of this machine, reachable for the server. Returns the URL where
   * the server reaches it. A server on the same machine can use the given URL.
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
  /** The agent is active. A completed or failed run has ended with that status. */
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
  'expire-token': (input: { id: string }) => Promise<unknown>;
  'expire-cursor': (input: { cursor: string }) => Promise<unknown>;
  'advance-clock': (input: { seconds: number }) => Promise<unknown>;
  /** A session in the mode of the token under test, with these scopes, or with all of the user's scopes if absent. */
  'session-token': (input: { workspace: string; scopes?: readonly string[] }) => Promise<Issued>;
  /**
   * Another workspace with a token of all scopes, in the mode of the token under test. This driver's sessions can access both
   * workspaces. `forbidden` is a third workspace, which these sessions can't access.
   */
  'second-workspace': () => Promise<Issued & { workspace: string; forbidden?: string }>;
  /** Omitted members remain unchanged. Returns payment-processor tokens, by their outcome. */
  'set-billing-status': (input: {
    workspace: string;
    status?: 'active' | 'past_due' | 'canceled';
    paymentMethod?: { type: string; last4: string; brand: string } | null;
    trialEndsAt?: string | null;
    cancelsAtPeriodEnd?: boolean;
  }) => Promise<{ accepted: string; declined: string; expired: string }>;
  /** Adds or updates plans. Omitted members of an existing plan remain unchanged. */
  'set-plan-catalogue': (input: { workspace: string; plans: CataloguePlan[] }) => Promise<unknown>;
  /**
   * Shows what the API doesn't; see {@link StorageViews} for what each view has to return. A driver that lacks a view returns
   * undefined for it, and the case that needs the view ends as not exercised.
   */
  'inspect-storage': InspectStorage<undefined>;
  /**
   * Opens the sign-in page at a URL as a user's browser would, and allows the request. Returns the URL of the final redirect;
   * null if there is none.
   */
  'oauth-sign-in': (input: { authorizeUrl: string }) => Promise<{ redirect: string | null }>;
  'lock-workspace': (input: { workspace: string; held: boolean }) => Promise<unknown>;
  /** Requires a second factor for the session from now on, or marks it as provided. */
  'require-mfa': (input: { id: string; required: boolean }) => Promise<unknown>;
  /**
   * Blocks operations with the scope `resource:action` until `lift` is called. `predicate` is the rule's condition as the server
   * stores it, of at least eight characters. The gate looks for it in the response, which must not reveal it.
   */
  'deny-by-policy': (input: {
    workspace: string;
    resource: string;
    action: string;
  }) => Promise<{ lift: () => Promise<unknown>; predicate?: string }>;
  /**
   * Makes the next request for an operation in the workspace fail, whatever its token. `upstream`: a provider that the service
   * depends on is down. `internal`: the service itself fails. With `afterFirstRecord`, the failure occurs while an NDJSON
   * response is sent, after its first record. `lift` removes the failure, whether or not it has occurred.
   */
  'inject-upstream-failure': (input: {
    workspace: string;
    operation: OperationId;
    failure: 'upstream' | 'internal';
    afterFirstRecord?: boolean;
  }) => Promise<{ lift: () => Promise<unknown> }>;
  /**
   * Uses up the rate limit of one token, as if it had just sent that many requests. Other tokens keep theirs. The limit ends by
   * the clock that `advance-clock` moves.
   */
  'exhaust-rate-limit': (input: { id: string; token: string }) => Promise<unknown>;
  /**
   * Restricts the secrets of the workspace to a region, at least in the mode of the token under test. Returns that region and
   * one outside it, as `setSecret` takes them. If possible, the home region is outside. `lift` removes the restriction.
   */
  'lock-residency': (input: {
    workspace: string;
  }) => Promise<{ region: string; outside: string; lift: () => Promise<unknown> }>;
  /** Returns the host of the secret proxy, with its port if that isn't the scheme's own: `proxy.example.com`. */
  'proxy-host': () => Promise<{ host: string }>;
  /**
   * Makes the provider behind a secret demand its rotation, in the mode of the token under test. The secret can't be used until
   * it is rotated.
   */
  'require-secret-rotation': (input: { workspace: string; name: string }) => Promise<unknown>;
  /** A key with these scopes, or with all scopes if absent. */
  'live-key': (input: { workspace: string; scopes?: readonly string[] }) => Promise<Issued>;
};

/** A record that a run created, through the API or the driver. */
export type DriverRecord = {
  /** The slug of its workspace. */
  workspace: string;
  mode: string;
  kind: ResourceName;
  id: string;
};

/** Adds capabilities that the API lacks, so that the gate can check more. */
export type Driver = {
  name: string;
  capabilities: { [K in Capability]?: CapabilityFunctions[K] };
  /**
   * Whether a run with a test key may also add records to live data, which nothing deletes. The gate adds them through the
   * driver, whose `add-*` and `pause-run` then receive the `mode`, and through the API. This lets the gate check that each mode
   * has its own data.
   */
  bothModes?: boolean;
  /**
   * Deletes a record that the run created and that the API can't delete, so that the run leaves nothing behind. The gate calls
   * it at the end of the run, for the newest record first. A record that is gone already is not an error.
   */
  delete?: (record: DriverRecord) => Promise<unknown>;
  /** The base URL of the sign-in console, if known. */
  consoleUrl?: string;
  /** What the server calls something that the service document leaves open. The configuration takes precedence. */
  mapping?: Mapping;
  close?: () => Promise<void>;
};

/** The default export of a driver module. */
export type DriverFactory = (
  options: Readonly<Record<string, string>>,
  target: DriverTarget,
) => Driver | Promise<Driver>;

/** The name of a capability. */
export type CapabilityName = Capability;
/** The function of a capability, as scenarios call it. */
export type CapabilityFunction<K extends CapabilityName> = K extends 'inspect-storage'
  ? InspectStorage
  : CapabilityFunctions[K];
