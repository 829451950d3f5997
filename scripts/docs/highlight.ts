import { createOnigurumaEngine } from '@shikijs/engine-oniguruma';
import { codeToTokensWithThemes, createShikiPrimitiveAsync } from '@shikijs/primitive';
import { type Html, html, trusted } from '../../conformance/report/html/escape.ts';

const themes = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } as const;
const languages = [
  'bash',
  'typescript',
  'javascript',
  'python',
  'json',
  'yaml',
  'http',
  'csv',
  'html',
] as const;
const aliases: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  js: 'javascript',
  yml: 'yaml',
};

/** Highlights code. Each pair of a light and a dark color is a class, so that no style is inline. */
export type Highlighter = {
  /** Renders lines of code as markup, without `pre`. Code in an unknown language becomes plain text. */
  readonly code: (source: string, language: string) => Html;
  /** Returns the style sheet of all classes used so far. */
  readonly css: () => string;
};

const renderRun = (name: string, content: string): string =>
  content.trim() === '' ? content : html`<span class="${name}">${content}</span>`.html;

/** Loads the grammars and the two themes, without the package shiki, which also renders HTML with 30 packages. */
export const createCodeHighlighter = async (): Promise<Highlighter> => {
  const shiki = await createShikiPrimitiveAsync({
    themes: Object.values(themes).map((name) => import(`@shikijs/themes/${name}`)),
    langs: languages.map((name) => import(`@shikijs/langs/${name}`)),
    engine: createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')),
  });
  const classes = new Map<string, string>();
  const getClass = (light: string, dark: string): string => {
    const colours = `${light} ${dark}`;
    const className = classes.get(colours) ?? `t${classes.size}`;
    classes.set(colours, className);
    return className;
  };
  return {
    code: (source, language) => {
      const lang = aliases[language] ?? language;
      if (!(languages as readonly string[]).includes(lang)) return html`${source}`;
      const lines = codeToTokensWithThemes(shiki, source, {
        lang: lang as (typeof languages)[number],
        themes,
      });
      const marked = lines.map((tokens) => {
        // Neighbors of one color share an element, and whitespace has none, so that pages stay small.
        const runs: { name: string; content: string }[] = [];
        for (const { content, variants } of tokens) {
          const { light, dark } = variants;
          const name = getClass(light?.color ?? 'inherit', dark?.color ?? 'inherit');
          const last = runs.at(-1);
          if (last && (last.name === name || content.trim() === '')) last.content += content;
          else runs.push({ name, content });
        }
        return runs.map(({ name, content }) => renderRun(name, content)).join('');
      });
      return trusted(marked.join('\n'));
    },
    css: () =>
      [...classes]
        .map(([colours, name]) => {
          const [light, dark] = colours.split(' ');
          return `.${name}{color:light-dark(${light},${dark})}`;
        })
        .join('\n'),
  };
};
