import { signal } from '@preact/signals';
import type { Draft } from './draft.ts';

/** A request that this tab sent. */
export type Sent = {
  readonly draft: Draft;
  readonly method: string;
  /** The path with the query. */
  readonly url: string;
  /** The status of the response; 0 if there was none. */
  readonly status: number;
  /** The version of the resource at this path, if the response had one. */
  readonly etag: string | undefined;
};

const storageKey = 'dashboard.sent';

/** The maximum number of requests that are kept. */
const most = 30;

const read = (): readonly Sent[] => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Sent[];
  } catch {
    return [];
  }
};

/** The requests that this tab sent, newest first. */
export const sentRequests = signal<readonly Sent[]>(read());

/** Stores as many of the requests as fit, since bodies may be long. */
const store = (requests: readonly Sent[]): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(requests));
  } catch {
    if (requests.length > 0) store(requests.slice(0, Math.floor(requests.length / 2)));
  }
};

/** Adds a request to the history. Requests that are older than the newest thirty are removed. */
export const addSent = (sent: Sent): void => {
  sentRequests.value = [sent, ...sentRequests.value].slice(0, most);
  store(sentRequests.value);
};

/** Removes all requests from the history. */
export const clearSent = (): void => {
  sentRequests.value = [];
  sessionStorage.removeItem(storageKey);
};

const getPath = (url: string): string | undefined => url.split('?')[0];

/** The version of a resource that this tab read or wrote last. */
export const findVersion = (url: string): string | undefined =>
  sentRequests.value.find(({ url: sent, etag }) => etag !== undefined && getPath(sent) === getPath(url))
    ?.etag;
