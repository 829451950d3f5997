/** Markup that is safe to put into a page as it is. */
export type Html = { readonly html: string };

type Part = Html | string | number | false | undefined | readonly Html[];

/**
 * Markup with everything put into it escaped, unless that is itself made by this function. Safe in text and in
 * attribute values within double quotes; `false` and `undefined` put nothing there.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.reduce((page, string, at) => `${page}${rendered(parts[at - 1] ?? '')}${string}`) };
}

/** Markup that this package itself wrote, such as its style sheet. Never for text from a target. */
export function trusted(markup: string): Html {
  return { html: markup };
}

function rendered(part: Part): string {
  if (part === false || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map((item) => item.html).join('');
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
