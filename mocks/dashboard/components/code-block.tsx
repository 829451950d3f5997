import { prettyJson } from '../client/json.ts';
import { CopyButton } from './button.tsx';

/** The name of a member, another string, and a number or a literal. */
const token =
  /("(?:\\.|[^"\\])*")(?=\s*:)|("(?:\\.|[^"\\])*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b)/;

/** The colours of what `split` returns for each match: the text before it, and its groups. */
const tones = [undefined, 'accent', 'good', 'warn'];

/** JSON with its names, strings and numbers coloured. */
const JsonText = ({ text }: { text: string }) => (
  <>
    {text.split(token).map((part, at) => {
      const tone = part && tones[at % tones.length];
      return tone ? (
        <span key={at} class={tone}>
          {part}
        </span>
      ) : (
        part
      );
    })}
  </>
);

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
