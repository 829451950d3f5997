import { html } from '../../../conformance/report/html/escape.ts';
import { append, find } from './elements.ts';
import { fetchInPage, liveFile, openPageSandbox } from './page-sandbox.ts';
import { readSetting, storeSetting } from './settings.ts';

/** Where the panel sends requests. */
export type Server = {
  /** Sends a request to a path of the server. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The origin in programs that the panel shows. */
  readonly origin: string;
  /** Restores the initial records. Only the sandbox in the page has it: the other one may have other users. */
  readonly startOver?: () => Promise<void>;
};

/**
 * Checks that a sandbox is at an address, and accepts requests of this page.
 *
 * @param path a path of its control plane, which the panel needs
 * @throws Error with the reason, for the reader
 */
const connectTo = async (address: string, path: string): Promise<Server> => {
  const { origin } = new URL(address);
  const response = await fetch(origin + path, { cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok)
    throw new Error(
      `${origin} doesn't respond to this page. Start a sandbox there. If one is running, it refuses pages of ${location.origin}: use the reference that it serves.`,
    );
  return { fetch: (path, init) => fetch(origin + path, init), origin };
};

/** Shows a page in a frame in a box. The property `host` of the frame's element is what the dashboard sends its requests with. */
export type ShowFrame = (src: string, host?: Server) => void;

/**
 * Starts the part of the panel in which the reader chooses where requests are sent, on a site that no sandbox serves.
 *
 * @returns a function that connects to the server of the reader's choice
 */
export const createLivePanel = (panel: HTMLElement, showFrame: ShowFrame): (() => Promise<void>) => {
  const form = find<HTMLFormElement>('form.server', panel);
  const choice = find<HTMLSelectElement>('select', panel);
  const address = find<HTMLInputElement>('input', panel);
  const addressPart = find('.address', panel);
  const startOver = find('.start-over', panel);
  const state = find('[role=status]', panel);
  const instructions = find('.instructions', panel);
  const box = find('.frame', panel);
  const { origin = '', control = '', route = '', prepared = '{}' } = panel.dataset;
  const files = JSON.parse(prepared) as Readonly<Record<string, string>>;
  const pageServer: Server = {
    fetch: (path, init) => fetchInPage(files, path, init),
    origin,
    startOver: async () => (await openPageSandbox()).startOver(),
  };
  // The sandbox requests it only once its own program has been loaded.
  const preload = html`<link rel="preload" as="fetch" crossorigin="anonymous" href="${liveFile('sqlite3.wasm')}">`;
  let attempts = 0;
  let server: Server | undefined;

  const show = (message: string, hasInstructions = false) => {
    state.textContent = message;
    instructions.hidden = !hasInstructions;
    box.hidden = server === undefined;
    startOver.hidden = server?.startOver === undefined;
  };
  const connect = async () => {
    attempts += 1;
    const attempt = attempts;
    const isRemote = choice.value === 'address';
    addressPart.hidden = !isRemote;
    server = isRemote ? undefined : pageServer;
    box.replaceChildren();
    show(isRemote ? `Connecting to ${address.value}…` : 'Loading the sandbox…', isRemote);
    const open = () => showFrame(liveFile('index.html') + route, server);
    // The sandbox and its SQLite are loaded at the same time as the form.
    if (server) {
      open();
      if (!document.querySelector('[rel=preload]')) append(document.head, preload);
    }
    try {
      const connected = isRemote ? await connectTo(address.value, control) : undefined;
      await (connected ?? openPageSandbox());
      if (attempt !== attempts) return;
      storeSetting('server', connected?.origin);
      server = connected ?? pageServer;
      show('');
      if (connected) open();
    } catch (error) {
      if (attempt !== attempts) return;
      server = undefined;
      box.replaceChildren();
      show(error instanceof Error ? error.message : String(error), true);
    }
  };

  const remembered = readSetting('server');
  address.value = remembered ?? origin;
  choice.value = remembered === undefined ? 'page' : 'address';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void connect();
  });
  choice.addEventListener('change', connect);
  startOver.addEventListener('click', async () => {
    await server?.startOver?.();
    showFrame(liveFile('index.html') + route, server);
    show('The sandbox has its initial records again.');
  });
  return connect;
};
