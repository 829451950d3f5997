import { createOnigurumaEngine } from '@shikijs/engine-oniguruma';
import { codeToTokensWithThemes, createShikiPrimitiveAsync } from '@shikijs/primitive';
import { type Html, html, trusted } from '../../conformance/report/html/escape.ts';

const themes = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } as const;

const langs = ['bash', 'csv', 'html', 'http', 'javascript', 'json', 'python', 'tsx', 'typescript', 'yaml'];

// Without the package shiki, which also renders HTML with 30 packages.
const shiki = await createShikiPrimitiveAsync({
  themes: Object.values(themes).map((name) => import(`@shikijs/themes/${name}`)),
  langs: langs.map((name) => import(`@shikijs/langs/${name}`)),
  engine: createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')),
});

/** The languages, and their other names, such as `sh`. */
const names = new Set(shiki.getLoadedLanguages());

/** The class of each pair of a light and a dark color, so that no style is inline. */
const classes = new Map<string, string>();

const getClass = (colors: string): string => {
  const className = classes.get(colors) ?? `t${classes.size}`;
  classes.set(colors, className);
  return className;
};

/** Highlights lines of code, without `pre`. Code in an unknown language becomes plain text. */
export const highlight = (source: string, lang: string): Html => {
  if (!names.has(lang)) return html`${source}`;
  // The usual limit of 500 ms for a line would make the colors depend on the load of the machine.
  const options = { lang, themes, tokenizeTimeLimit: 0 };
  const lines = codeToTokensWithThemes(shiki, source, options).map((tokens) => {
    // Neighbors of one color share an element, and whitespace has none, so that pages stay small.
    const runs: { name: string; content: string }[] = [];
    for (const { content, variants } of tokens) {
      const name = getClass(`${variants.light?.color ?? 'inherit'},${variants.dark?.color ?? 'inherit'}`);
      const last = runs.at(-1);
      if (last && (last.name === name || content.trim() === '')) last.content += content;
      else runs.push({ name, content });
    }
    return runs.map(({ name, content }) =>
      content.trim() === '' ? content : html`<span class="${name}">${content}</span>`.html,
    );
  });
  return trusted(lines.map((runs) => runs.join('')).join('\n'));
};

/** Returns the style sheet of all colors used so far. */
export const highlightStyles = (): string =>
  [...classes].map(([colors, name]) => `.${name}{color:light-dark(${colors})}`).join('\n');
