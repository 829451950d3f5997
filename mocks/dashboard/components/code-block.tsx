import { prettyJson } from '../client/json.ts';
import { CopyButton } from './button.tsx';

/** A string (with the colon of a member's name), a number, a literal. */
const token = /("(?:\\.|[^"\\])*")(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g;

/** JSON with its names, strings and numbers coloured. Any other text is unchanged. */
const JsonText = ({ text }: { text: string }) => {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [lexeme, string, colon] = match;
    parts.push(text.slice(end, match.index));
    const tone = string ? (colon ? 'accent' : 'good') : 'warn';
    parts.push(
      <span key={match.index} class={tone}>
        {string ?? lexeme}
      </span>,
      colon ?? '',
    );
    end = match.index + lexeme.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
};

/** Longer code isn't coloured, which would slow down the page. */
const colouredLength = 50_000;

type CodeBlockProps = {
  /** The label of the block: `Response body`. */
  readonly label: string;
  /** A string, or a value that is shown as JSON. */
  readonly value: unknown;
};

/** Code or JSON, with a button that copies it. */
export const CodeBlock = ({ label, value }: CodeBlockProps) => {
  const { text, isJson } = prettyJson(typeof value === 'string' ? value : JSON.stringify(value));
  return (
    <figure>
      <figcaption class="spread">
        <span>{label}</span>
        <CopyButton text={text} what={label} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section class="code" tabIndex={0} aria-label={label}>
        <pre>
          <code>{isJson && text.length <= colouredLength ? <JsonText text={text} /> : text}</code>
        </pre>
      </section>
    </figure>
  );
};

/** Saves a text as a file. */
export const download = (text: string, file: string): void => {
  const url = URL.createObjectURL(new Blob([text]));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
};
