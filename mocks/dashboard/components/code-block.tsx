import { CopyButton } from './copy-button.tsx';
import { JsonText } from './json-text.tsx';

/** Longer texts stay without colours, which would make the page slow. */
const colouredLength = 50_000;

/** JSON is indented, any other text stays as it is. */
const prettyJson = (text: string): { text: string; isJson: boolean } => {
  try {
    return { text: JSON.stringify(JSON.parse(text), null, 2), isJson: true };
  } catch {
    return { text, isJson: false };
  }
};

type CodeBlockProps = {
  /** What it is: `Response body`. */
  readonly label: string;
  /** A text, or a value that is shown as JSON. */
  readonly value: unknown;
};

/** Code or JSON, with a button that copies it. */
export const CodeBlock = ({ label, value }: CodeBlockProps) => {
  const { text, isJson } = prettyJson(typeof value === 'string' ? value : JSON.stringify(value));
  return (
    <figure class="code-block">
      <figcaption>
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
