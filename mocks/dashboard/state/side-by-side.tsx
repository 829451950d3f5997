import { type DiffRow, diffLines } from './diff-lines.ts';

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** The kind of a line, for users who can't see the colours. */
const Mark = ({ sign, text }: { sign: string; text: string }) => (
  <>
    <span class="diff-mark" aria-hidden="true">
      {sign}
    </span>
    <span class="visually-hidden">{text} </span>
  </>
);

const Row = ({ row: { kind, before, after } }: { row: DiffRow }) => (
  <div class={`diff-row ${kind}`}>
    <pre class={before === undefined ? 'absent' : 'before'}>
      {kind !== 'same' && before !== undefined && <Mark sign="−" text="live:" />}
      {before}
    </pre>
    <pre class={after === undefined ? 'absent' : 'after'}>
      {kind !== 'same' && after !== undefined && <Mark sign="+" text="draft:" />}
      {after}
    </pre>
  </div>
);

type SideBySideProps = {
  readonly live: unknown;
  readonly draft: unknown;
  /** The headings of the columns: `Live, version 6`. */
  readonly names: { readonly live: string; readonly draft: string };
};

/** A live document and its draft side by side, with their differences marked. On a phone one is below the other. */
export const SideBySide = ({ live, draft, names }: SideBySideProps) => {
  const rows = diffLines(pretty(live), pretty(draft));
  const count = rows.filter(({ kind }) => kind !== 'same').length;
  const summary =
    count === 0 ? 'No differences' : `${count} ${count === 1 ? 'line differs' : 'lines differ'}`;
  return (
    <figure class="diff">
      <figcaption class="diff-row">
        <span>{names.live}</span>
        <span>
          {names.draft} <span class="soft">· {summary}</span>
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section class="code" tabIndex={0} aria-label="Live and draft">
        {rows.map((row, index) => (
          <Row key={index} row={row} />
        ))}
      </section>
    </figure>
  );
};
