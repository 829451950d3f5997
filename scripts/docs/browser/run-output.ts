import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { formatBody } from '../run/format-body.ts';
import { append, find } from './elements.ts';

/** Renders a block of code that is named for screen readers, and that the keyboard can scroll. */
export const renderCode = (label: string, content: string | readonly Html[]): Html =>
  // A parser drops the first line break.
  html`<pre tabindex="0" role="group" aria-label="${label}">\n${content}</pre>`;

/** Returns an amount with its noun. */
export const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** Creates the place below an element for what runs there. */
export const createRunOutput = (above: HTMLElement) => {
  // Only its first line is read to the user of a screen reader, because bodies are long.
  const place = append(above, html`<div class="run-output" hidden><p class="soft" role="status"></p></div>`);
  above.after(place);
  const state = find('p', place);
  let printed: HTMLElement | undefined;
  const add = (markup: Html): HTMLElement => {
    printed = undefined;
    place.hidden = false;
    return append(place, markup);
  };
  return {
    add,
    /** Adds a line that the program printed. */
    print: (line: string): void => {
      printed ??= add(renderCode('Output', ''));
      printed.textContent += `${line}\n`;
    },
    /** Adds a response: its status, its headers, which are folded, and its body. The whole can be folded, too. `sent` is a request's body. */
    addResponse: async (request: string, response: Response, isFolded: boolean, sent = ''): Promise<void> => {
      const body = await response.text();
      const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
      const head = html`<b>${response.status}</b> <code>${request}</code>`;
      const content = html`${sent !== '' && renderCode('Request body', formatBody(sent))}<details><summary>Headers</summary>${renderCode('Headers', headers)}</details>${body !== '' && renderCode('Response body', formatBody(body))}`;
      add(
        isFolded
          ? html`<details class="response"><summary>${head}</summary>${content}</details>`
          : html`<div class="response"><p>${head}</p>${content}</div>`,
      );
    },
    /** Shows a sentence about the whole, by default that it has run. */
    show: (outcome = `Done: ${count(place.querySelectorAll('.response').length, 'response')}`): void => {
      place.hidden = false;
      state.textContent = outcome;
      if (place.scrollHeight > place.clientHeight) place.scrollTop = place.scrollHeight;
    },
    clear: (): void => {
      place.replaceChildren(state);
      state.textContent = '';
      place.hidden = true;
      printed = undefined;
    },
  };
};

/** Where what runs is shown. */
export type RunOutput = ReturnType<typeof createRunOutput>;

/**
 * Makes a button run something, once at a time, and shows its outcome, or why it failed. Meanwhile the button has another label,
 * and it keeps the focus.
 */
export const startRunButton = (
  button: HTMLButtonElement,
  label: string,
  output: RunOutput,
  // biome-ignore lint/suspicious/noConfusingVoidType: what runs may have no outcome of its own
  run: () => Promise<string | void>,
): void => {
  const { textContent } = button;
  button.addEventListener('click', async () => {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    button.textContent = label;
    try {
      output.show((await run()) ?? undefined);
    } catch (error) {
      output.show(error instanceof Error ? error.message : String(error));
    }
    button.ariaDisabled = null;
    button.textContent = textContent;
  });
};
