import { type Html, html } from '../../../conformance/report/html/escape.ts';
import { formatBody } from '../run/format-body.ts';
import { append, find } from './elements.ts';

/** Renders a block of code that is named for screen readers, and that the keyboard can scroll. */
export const renderCode = (label: string, content: string | readonly Html[]): Html =>
  // A parser drops the first line break.
  html`<pre tabindex="0" role="group" aria-label="${label}">\n${content}</pre>`;

/** Creates the place for the output below a block of code. */
export const createRunOutput = (code: HTMLElement) => {
  // Only its first line is read to the user of a screen reader, because bodies are long.
  const place = append(code, html`<div class="run-output" hidden><p class="soft" role="status"></p></div>`);
  code.after(place);
  const state = find('p', place);
  let printed: HTMLElement | undefined;
  const add = (markup: Html): HTMLElement => {
    place.hidden = false;
    return append(place, markup);
  };
  return {
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
      printed = undefined;
      add(
        isFolded
          ? html`<details class="response"><summary>${head}</summary>${content}</details>`
          : html`<div class="response"><p>${head}</p>${content}</div>`,
      );
    },
    /** Says that the block has run, or the outcome. */
    finish: (outcome?: string): void => {
      const count = place.querySelectorAll('.response').length;
      place.hidden = false;
      state.textContent = outcome ?? `Done: ${count === 1 ? '1 response' : `${count} responses`}`;
    },
    clear: (): void => {
      place.replaceChildren(state);
      state.textContent = '';
      place.hidden = true;
      printed = undefined;
    },
  };
};

/** Where the output of a block of code is shown. */
export type RunOutput = ReturnType<typeof createRunOutput>;
