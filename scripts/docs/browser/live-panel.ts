import { canRunSandbox, liveFile } from './page-sandbox.ts';
import { connectTo, readAddress, rememberAddress, type Server, usePageSandbox } from './server-choice.ts';

/** Shows a page in a frame in a box. The property `host` of the frame's element is what the dashboard sends its requests with. */
export type ShowFrame = (src: string, host?: Server) => void;

/**
 * Starts the part of the panel in which the reader chooses where requests are sent, on a site that no sandbox serves.
 *
 * @returns a function that connects to the server of the reader's choice
 */
export const createLivePanel = (panel: HTMLElement, showFrame: ShowFrame): (() => Promise<void>) => {
  const find = <E extends HTMLElement>(selector: string) => panel.querySelector(selector) as E;
  const form = find<HTMLFormElement>('form.server');
  const choice = find<HTMLSelectElement>('select');
  const address = find<HTMLInputElement>('input');
  const addressPart = find('.address');
  const startOver = find<HTMLButtonElement>('.start-over');
  const state = find('.state');
  const instructions = find('.instructions');
  const box = find('.frame');
  const { origin = '', control = '', route = '' } = panel.dataset;
  let attempts = 0;
  let server: Server | undefined;

  const show = (message: string, hasInstructions = false) => {
    state.textContent = message;
    state.hidden = message === '';
    instructions.hidden = !hasInstructions;
    box.hidden = server === undefined;
    startOver.hidden = server?.startOver === undefined;
  };
  const connect = async () => {
    attempts += 1;
    const attempt = attempts;
    const isRemote = choice.value === 'address';
    addressPart.hidden = !isRemote;
    server = undefined;
    box.replaceChildren();
    show(isRemote ? `Connecting to ${address.value}…` : 'Loading the sandbox…', isRemote);
    try {
      const connected = await (isRemote ? connectTo(address.value, control) : usePageSandbox(origin));
      if (attempt !== attempts) return;
      server = connected;
      rememberAddress(isRemote ? connected.origin : undefined);
      show('');
      showFrame(liveFile('index.html') + route, connected);
    } catch (error) {
      if (attempt === attempts) show(error instanceof Error ? error.message : String(error), true);
    }
  };

  const remembered = readAddress();
  address.value = remembered ?? origin;
  choice.value = remembered === undefined ? 'page' : 'address';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void connect();
  });
  choice.addEventListener('change', () => void connect());
  startOver.addEventListener('click', async () => {
    if (!server?.startOver) return;
    await server.startOver();
    showFrame(liveFile('index.html') + route, server);
    show('The sandbox has its initial records again.');
  });
  return async () => {
    form.hidden = !canRunSandbox;
    if (canRunSandbox) await connect();
    else show('This page was opened from a file, from which a browser starts no sandbox.', true);
  };
};
