import { type Html, html, trusted } from './escape.ts';

/** What the page's script needs to find a clause: where it is on the page, and what the filters compare. */
export type ClauseEntry = { id: string; status: string; family: string; operations: string };

/** Collects the parts of a page that are rendered only when they are opened, or when a filter or a link leads to them. */
export type Folds = {
  /** A collapsed element. Its content is not part of the page until it is opened. @param id unique on the page */
  fold: (id: string, kind: string, summary: Html, content: Html) => Html;
  /** Adds a clause to the filters. Its element has the same id. */
  addClause: (entry: ClauseEntry) => void;
  /** The data element, for the end of the page. */
  data: () => Html;
};

// Within a script element, only these can change how a browser reads the rest (HTML, section 4.12.1.3).
const escapeScriptData = (json: string): string => json.replace(/<(?=!--|\/?script)/gi, '\\u003c');

/** Creates the folds of a page. */
export const createFolds = (): Folds => {
  const fragments: Record<string, string> = {};
  const clauses: ClauseEntry[] = [];
  return {
    fold: (id, kind, summary, content) => {
      fragments[id] = content.html;
      return html`<details class="${kind}" id="${id}"><summary>${summary}</summary></details>\n`;
    },
    addClause: (entry) => {
      clauses.push(entry);
    },
    data: () =>
      html`<script type="application/json" id="data">${trusted(escapeScriptData(JSON.stringify({ clauses, fragments })))}</script>`,
  };
};
