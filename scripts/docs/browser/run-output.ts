import { formatBody } from '../run/format-body.ts';
import { create } from './elements.ts';

/** Where the output of a block of code is shown. */
export type RunOutput = {
  /** Adds a line that the program printed. */
  readonly print: (line: string) => void;
  /** Adds a response: its status, its headers, which are folded, and its body. The whole can be folded, too. `sent` is a request's body. */
  readonly addResponse: (
    request: string,
    response: Response,
    isFolded: boolean,
    sent?: string,
  ) => Promise<void>;
  /** Says that the block has run, or the outcome. */
  readonly finish: (outcome?: string) => void;
  readonly clear: () => void;
};

/** Creates a block of code that is named for screen readers, and that the keyboard can scroll. */
export const createCode = (ariaLabel: string, text: string): HTMLElement =>
  create('pre', { tabIndex: 0, role: 'group', ariaLabel }, text);

/** Creates the place for the output below a block of code. */
export const createRunOutput = (code: HTMLElement): RunOutput => {
  // Only this line is read to the user of a screen reader, because bodies are long.
  const state = create('p', { className: 'soft', role: 'status' });
  const place = create('div', { className: 'run-output', hidden: true }, state);
  code.after(place);
  let printed: HTMLElement | undefined;
  const add = (element: HTMLElement) => {
    place.hidden = false;
    place.append(element);
  };
  return {
    print: (line) => {
      if (!printed) {
        printed = createCode('Output', '');
        add(printed);
      }
      printed.textContent += `${line}\n`;
    },
    addResponse: async (request, response, isFolded, sent = '') => {
      const body = await response.text();
      const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
      printed = undefined;
      add(
        create(
          isFolded ? 'details' : 'div',
          { className: 'response' },
          create(
            isFolded ? 'summary' : 'p',
            {},
            create('b', {}, String(response.status)),
            ' ',
            create('code', {}, request),
          ),
          ...(sent === '' ? [] : [createCode('Request body', formatBody(sent))]),
          create('details', {}, create('summary', {}, 'Headers'), createCode('Headers', headers)),
          ...(body === '' ? [] : [createCode('Response body', formatBody(body))]),
        ),
      );
    },
    finish: (outcome) => {
      const count = place.querySelectorAll('.response').length;
      place.hidden = false;
      state.textContent = outcome ?? `Done: ${count === 1 ? '1 response' : `${count} responses`}`;
    },
    clear: () => {
      place.replaceChildren(state);
      state.textContent = '';
      place.hidden = true;
      printed = undefined;
    },
  };
};
