import { createHash, createHmac } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { timestamp } from './ids.ts';
import type { Store, Subscription, Tenant } from './store.ts';

const budget = 10_000;
const attempts = 6;
/** The first delay. Each further one is three times as long, so six attempts span about 66 minutes. */
const firstDelay = 32_700;
const growth = 3;
/** The fraction of a delay by which it may vary. */
const jitter = 0.05;
/** How long to wait for an endpoint, in real time. */
const endpointTimeoutMs = 1_000;
const longestTimer = 2 ** 31 - 1;

const opensAfter = 5;
const pause = 60 * 60 * 1000;

/** The circuit breaker of one endpoint. Times are in milliseconds. */
class Breaker {
  #exhausted = 0;
  #closesAt = 0;

  /** The time at which deliveries continue. It is in the past if they are not paused. */
  get closesAt(): number {
    return this.#closesAt;
  }

  /** Records a delivery that succeeded. */
  succeeded(): void {
    this.#exhausted = 0;
  }

  /** Records a delivery that failed at its last attempt. */
  gaveUp(now: number): void {
    this.#exhausted += 1;
    if (this.#exhausted < opensAfter) return;
    this.#exhausted = 0;
    this.#closesAt = now + pause;
  }
}

/** An event in a workspace. */
interface WorkspaceEvent {
  id: string;
  type: string;
  /** In milliseconds. */
  createdAt: number;
  /** The workspace's slug. */
  workspace: string;
  data: object;
}

/** The body of an attempt, indented by tabs. */
const createBody = (event: WorkspaceEvent, attempt: number): Buffer => {
  const envelope = {
    data: event.data,
    attempt,
    workspace: event.workspace,
    version: '2',
    created_at: timestamp(event.createdAt).replace(/\.\d+/, ''),
    type: event.type,
    id: event.id,
  };
  return Buffer.from(`${JSON.stringify(envelope, null, '\t')}\n`);
};

/** The signature of a body at a time in Unix seconds. */
const createSignature = (secret: string, seconds: number, body: Buffer): string => {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret).update(`${seconds}.${digest}`).digest('hex');
};

/** This server sends requests only to this machine, and to no other host. */
const reachable = '127.0.0.1';

/** Sends a POST on a separate connection, without following redirects. Returns the status, or null without a response. */
const post = (
  url: string,
  headers: Record<string, string>,
  body: Buffer,
  signal: AbortSignal,
): Promise<number | null> =>
  new Promise((resolve) => {
    if (new URL(url).hostname !== reachable) {
      resolve(null);
      return;
    }
    request(url, { method: 'POST', agent: false, headers, signal })
      .on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? null);
      })
      .on('error', () => resolve(null))
      .end(body);
  });

/** One event on its way to one endpoint. */
interface Delivery {
  id: string;
  tenant: Tenant;
  subscription: Subscription;
  event: WorkspaceEvent;
  breaker: Breaker;
  /** Attempts so far. */
  attemptCount: number;
  /** When the next attempt is due. During an attempt, the time at which it is abandoned. */
  dueAt: number;
  underWay: { giveUp: () => void; settled: Promise<unknown> } | null;
}

/** Sends the events of the store to the subscriptions, on the store's clock. */
export class Deliveries {
  readonly #store: Store;
  readonly #pending = new Set<Delivery>();
  readonly #breakers = new Map<string, Breaker>();
  readonly #counts = new Map<Tenant, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store) {
    this.#store = store;
    store.onEvent = (tenant, type, data) => this.#accept(tenant, type, data);
  }

  /** Sends the deliveries that are due. Resolves once the endpoints have responded, without waiting for slow ones. */
  async flush(): Promise<void> {
    this.#run();
    const settled = [...this.#pending].flatMap(({ underWay }) => underWay?.settled ?? []);
    await Promise.race([Promise.all(settled), wait(endpointTimeoutMs, undefined, { ref: false })]);
  }

  /** Stops all deliveries. */
  close(): void {
    this.#store.onEvent = () => {};
    clearTimeout(this.#timer);
    for (const { underWay } of this.#pending) underWay?.giveUp();
    this.#pending.clear();
  }

  #accept(tenant: Tenant, type: string, data: object): void {
    const now = this.#store.now();
    const { slug } = tenant.workspace;
    const count = (this.#counts.get(tenant) ?? 0) + 1;
    this.#counts.set(tenant, count);
    const event = { id: `${count}`, type, createdAt: now, workspace: slug, data };
    for (const subscription of tenant.subscriptions
      .filter(({ types }) => types.includes(type))
      .toReversed()) {
      const breaker = this.#getBreaker(tenant, subscription.url);
      if (breaker.closesAt > now) continue;
      const id = `whd_${this.#store.nextSeq().toString(36)}`;
      this.#pending.add({
        id,
        tenant,
        subscription,
        event,
        breaker,
        attemptCount: 0,
        dueAt: now,
        underWay: null,
      });
    }
    // The request that caused the event gets its response first.
    this.#schedule();
  }

  #getBreaker({ mode, workspace }: Tenant, url: string): Breaker {
    const endpoint = `${mode} ${workspace.slug} ${url}`;
    const breaker = this.#breakers.get(endpoint) ?? new Breaker();
    this.#breakers.set(endpoint, breaker);
    return breaker;
  }

  /** Sends the deliveries that are due. */
  #run(): void {
    const now = this.#store.now();
    for (const delivery of this.#pending) {
      const { tenant, subscription, breaker, underWay, dueAt } = delivery;
      if (underWay) {
        if (dueAt <= now) underWay.giveUp();
      } else if (!tenant.subscriptions.includes(subscription)) {
        this.#pending.delete(delivery);
      } else if (Math.max(dueAt, breaker.closesAt) <= now) {
        this.#attempt(delivery, now);
      }
    }
    this.#schedule();
  }

  /** Sets the timer to the time of the next attempt. */
  #schedule(): void {
    clearTimeout(this.#timer);
    const next = Math.min(
      ...[...this.#pending].map(({ dueAt, underWay, breaker }) =>
        underWay ? dueAt : Math.max(dueAt, breaker.closesAt),
      ),
    );
    if (next === Number.POSITIVE_INFINITY) return;
    const delay = Math.min(Math.max(next - this.#store.now(), 0), longestTimer);
    this.#timer = setTimeout(() => this.#run(), delay).unref();
  }

  #attempt(delivery: Delivery, now: number): void {
    const { id, subscription, event } = delivery;
    delivery.attemptCount += 1;
    delivery.dueAt = now + budget;
    const body = createBody(event, delivery.attemptCount);
    const seconds = Math.floor(now / 1000);
    const headers = {
      'User-Agent': 'workspace-events/2',
      'Content-Type': 'application/json; charset=UTF-8',
      'Content-Length': String(body.length),
      'Svc-Delivery-Id': `${id}.${delivery.attemptCount}`,
      'Svc-Attempt': String(delivery.attemptCount),
      'SVC-EVENT': event.type,
      'Svc-Timestamp': String(seconds),
      'Svc-Signature': createSignature(subscription.secret, seconds, body),
    };
    const controller = new AbortController();
    const settled = post(subscription.url, headers, body, controller.signal).then((status) =>
      this.#settle(delivery, status),
    );
    delivery.underWay = { giveUp: () => controller.abort(), settled };
  }

  #settle(delivery: Delivery, status: number | null): void {
    const { breaker, attemptCount } = delivery;
    const now = this.#store.now();
    delivery.underWay = null;
    if (status !== null && status >= 200 && status < 300) {
      breaker.succeeded();
      this.#pending.delete(delivery);
    } else if (attemptCount === attempts) {
      breaker.gaveUp(now);
      this.#pending.delete(delivery);
    } else {
      const spread = 1 + jitter * (2 * Math.random() - 1);
      delivery.dueAt = now + firstDelay * growth ** (attemptCount - 1) * spread;
    }
    this.#schedule();
  }
}
