import { createHash, createHmac } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Subscription } from './records.ts';
import type { Store, Tenant } from './store.ts';
import { hourMs, timestamp } from './values.ts';

/** How often to look for deliveries that are due, in milliseconds of real time. */
const tickMs = 20;
/** How long an attempt may take. */
const budget = 10_000;
const attempts = 6;
/** The first delay. Each further one is three times as long, so six attempts span about 66 minutes. */
const firstDelay = 32_700;
const growth = 3;
/** The fraction of a delay by which it may vary. */
const jitter = 0.05;
/** How long to wait for an endpoint, in real time. */
const endpointTimeoutMs = 1_000;

/** The circuit breaker of an endpoint opens after this many deliveries that failed at their last attempt. */
const opensAfter = 5;
const pause = hourMs;

interface Breaker {
  exhausted: number;
  /** The time at which deliveries continue. It is in the past if they are not paused. */
  closesAt: number;
}

/** One event on its way to one endpoint. */
interface Delivery {
  id: string;
  tenant: Tenant;
  subscription: Subscription;
  event: { data: object; workspace: string; version: string; created_at: string; type: string; id: string };
  breaker: Breaker;
  /** Attempts so far. */
  attemptCount: number;
  /** When the next attempt is due. During an attempt, the time at which it is abandoned. */
  dueAt: number;
  underWay?: { controller: AbortController; settled: Promise<unknown> } | undefined;
}

/** This server sends requests only to this machine, and to no other host. */
const reachable = '127.0.0.1';

/** Sends a POST on a separate connection, without following redirects. Returns whether the response is 2xx. */
const post = (
  url: string,
  headers: Record<string, string>,
  body: Buffer,
  signal: AbortSignal,
): Promise<boolean> =>
  new Promise((resolve) => {
    if (new URL(url).hostname !== reachable) {
      resolve(false);
      return;
    }
    request(url, { method: 'POST', agent: false, headers, signal })
      .on('response', (response) => {
        response.resume();
        resolve(Math.floor((response.statusCode ?? 0) / 100) === 2);
      })
      .on('error', () => resolve(false))
      .end(body);
  });

/** Sends the events of the store to the subscriptions, on the store's clock. */
export class Deliveries {
  readonly #store: Store;
  readonly #pending = new Set<Delivery>();
  readonly #breakers = new Map<string, Breaker>();
  readonly #counts = new Map<Tenant, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(store: Store) {
    this.#store = store;
    this.#timer = setInterval(() => this.#run(), tickMs).unref();
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
    clearInterval(this.#timer);
    for (const { underWay } of this.#pending) underWay?.controller.abort();
    this.#pending.clear();
  }

  #accept(tenant: Tenant, type: string, data: object): void {
    const now = this.#store.now();
    const { mode, workspace, subscriptions } = tenant;
    const count = (this.#counts.get(tenant) ?? 0) + 1;
    this.#counts.set(tenant, count);
    const created_at = timestamp(now).replace(/\.\d+/, '');
    const event = { data, workspace: workspace.slug, version: '2', created_at, type, id: `${count}` };
    for (const subscription of subscriptions.filter(({ types }) => types.includes(type)).toReversed()) {
      const endpoint = `${mode} ${workspace.slug} ${subscription.url}`;
      const breaker = this.#breakers.get(endpoint) ?? { exhausted: 0, closesAt: 0 };
      this.#breakers.set(endpoint, breaker);
      if (breaker.closesAt > now) continue;
      const id = `whd_${crypto.randomUUID().slice(-12)}`;
      this.#pending.add({ id, tenant, subscription, event, breaker, attemptCount: 0, dueAt: now });
    }
  }

  /** Sends the deliveries that are due, and abandons attempts that took too long. */
  #run(): void {
    const now = this.#store.now();
    for (const delivery of this.#pending) {
      const { tenant, subscription, breaker, underWay, dueAt } = delivery;
      if (underWay) {
        if (dueAt <= now) underWay.controller.abort();
      } else if (!tenant.subscriptions.includes(subscription)) {
        this.#pending.delete(delivery);
      } else if (Math.max(dueAt, breaker.closesAt) <= now) {
        this.#attempt(delivery, now);
      }
    }
  }

  #attempt(delivery: Delivery, now: number): void {
    const { id, subscription, event } = delivery;
    const attempt = delivery.attemptCount + 1;
    const body = Buffer.from(`${JSON.stringify({ attempt, ...event }, null, '\t')}\n`);
    const seconds = Math.floor(now / 1000);
    const digest = createHash('sha256').update(body).digest('hex');
    const headers = {
      'User-Agent': 'workspace-events/2',
      'Content-Type': 'application/json; charset=UTF-8',
      'Content-Length': String(body.length),
      'Svc-Delivery-Id': `${id}.${attempt}`,
      'Svc-Attempt': String(attempt),
      'SVC-EVENT': event.type,
      'Svc-Timestamp': String(seconds),
      'Svc-Signature': createHmac('sha256', subscription.secret).update(`${seconds}.${digest}`).digest('hex'),
    };
    const controller = new AbortController();
    const settled = post(subscription.url, headers, body, controller.signal).then((isDelivered) =>
      this.#settle(delivery, isDelivered),
    );
    Object.assign(delivery, {
      attemptCount: attempt,
      dueAt: now + budget,
      underWay: { controller, settled },
    });
  }

  #settle(delivery: Delivery, isDelivered: boolean): void {
    const { breaker, attemptCount } = delivery;
    const now = this.#store.now();
    delivery.underWay = undefined;
    if (!isDelivered && attemptCount < attempts) {
      const spread = 1 + jitter * (2 * Math.random() - 1);
      delivery.dueAt = now + firstDelay * growth ** (attemptCount - 1) * spread;
      return;
    }
    this.#pending.delete(delivery);
    breaker.exhausted = isDelivered ? 0 : breaker.exhausted + 1;
    if (breaker.exhausted < opensAfter) return;
    breaker.exhausted = 0;
    breaker.closesAt = now + pause;
  }
}
