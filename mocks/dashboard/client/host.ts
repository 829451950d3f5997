/** A function that sends requests, such as the browser's own one. */
export type Fetch = typeof globalThis.fetch;

/**
 * What a page may set as the property `host` of the frame in which it shows the dashboard, before the frame loads. Without it, the
 * dashboard's sandbox is the server of its page.
 */
export type Host = {
  /** Sends the requests of the dashboard, whose addresses are paths. */
  readonly fetch: Fetch;
  /** The origin of the sandbox in programs that the dashboard shows. */
  readonly origin: string;
  /** Shows the whole dashboard. By default a frame has only the view of its address. */
  readonly isWhole?: boolean;
};

export const { host } = (frameElement ?? {}) as { readonly host?: Host };

/** Sends a request to the sandbox. */
export const sandboxFetch: Fetch = host?.fetch ?? ((...request) => fetch(...request));

/** The origin of the sandbox, for programs that other clients run. */
export const sandboxOrigin = host?.origin ?? location.origin;

/** Whether a page shows one view of this one in a frame, without the navigation. */
export const isEmbedded = parent !== window && !host?.isWhole;
