/** Where the output of a block of code is shown. */
export type RunOutput = {
  /** Adds a line that the program printed. */
  readonly print: (line: string) => void;
  /** Adds a response: its status, its headers, which are folded, and its body. The whole can be folded, too. */
  readonly addResponse: (request: string, response: Response, isFolded: boolean) => Promise<void>;
  /** Says that the block has run. */
  readonly finish: () => void;
  readonly clear: () => void;
};

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
};

const createCode = (label: string, text: string): HTMLElement => {
  const pre = create('pre', '', text);
  pre.tabIndex = 0;
  pre.setAttribute('role', 'group');
  pre.ariaLabel = label;
  return pre;
};

const formatBody = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

/** Creates the place for the output below a block of code. */
export const createRunOutput = (code: HTMLElement): RunOutput => {
  const place = create('div', 'run-output');
  place.hidden = true;
  // Only this line is read to the user of a screen reader, because bodies are long.
  const state = create('p', 'state');
  state.setAttribute('role', 'status');
  place.append(state);
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
    addResponse: async (request, response, isFolded) => {
      const body = await response.text();
      const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
      printed = undefined;
      add(
        create(
          isFolded ? 'details' : 'div',
          'response',
          create(
            isFolded ? 'summary' : 'p',
            '',
            create('b', response.ok ? 'ok' : 'failed', String(response.status)),
            ' ',
            create('code', '', request),
          ),
          create('details', '', create('summary', '', 'Headers'), createCode('Headers', headers)),
          ...(body === '' ? [] : [createCode('Response body', formatBody(body))]),
        ),
      );
    },
    finish: () => {
      const count = place.querySelectorAll('.response').length;
      place.hidden = false;
      state.textContent = `Done: ${count === 1 ? '1 response' : `${count} responses`}`;
    },
    clear: () => {
      place.replaceChildren(state);
      state.textContent = '';
      place.hidden = true;
      printed = undefined;
    },
  };
};
