/** Markup that is safe to insert into a page unescaped. */
export type Html = { readonly html: string };

type Part = Html | string | number | false | undefined | readonly Html[];

/**
 * A template tag that escapes every inserted value, unless the value was created by this function. The result is safe in text
 * and in attribute values within double quotes. `false` and `undefined` insert nothing.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.reduce((page, string, at) => `${page}${rendered(parts[at - 1] ?? '')}${string}`) };
}

/** Markup written by this package, such as its style sheet. Never use it for text from a target. */
export function trusted(markup: string): Html {
  return { html: markup };
}

/**
 * Markup that the page's script renders when it is shown, because a browser takes seconds to parse all of it. Its values can't end
 * it: they are escaped.
 */
export const deferred = (content: Html): Html => html`<script type="text/plain">${content}</script>`;

function rendered(part: Part): string {
  if (part === false || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map((item) => item.html).join('');
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
