import type { DiffRow } from './diff-lines.ts';

type SideProps = { readonly kind: 'before' | 'after'; readonly row: DiffRow; readonly name: string };

const Side = ({ kind, row, name }: SideProps) => (
  <pre class={row[kind] === undefined ? 'absent' : kind}>
    {row.kind !== 'same' && row[kind] !== undefined && (
      <>
        <span class="diff-mark" aria-hidden="true">
          {kind === 'before' ? '−' : '+'}
        </span>
        <span class="visually-hidden">{name}: </span>
      </>
    )}
    {row[kind]}
  </pre>
);

type SideBySideProps = {
  readonly rows: readonly DiffRow[];
  /** The headings of the sides, which also name their lines for users who can't see the colours. */
  readonly titles: readonly [before: string, after: string];
  /** What both sides show, for screen readers. */
  readonly label: string;
};

/** Two texts side by side, with their differences marked. On a phone one is below the other. */
export const SideBySide = ({ rows, titles, label }: SideBySideProps) => {
  const count = rows.filter(({ kind }) => kind !== 'same').length;
  const summary =
    count === 0 ? 'No differences' : `${count} ${count === 1 ? 'line differs' : 'lines differ'}`;
  return (
    <figure class="diff">
      <figcaption class="diff-row">
        <span>{titles[0]}</span>
        <span>
          {titles[1]} <span class="soft">· {summary}</span>
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section class="code" tabIndex={0} aria-label={label}>
        {rows.map((row, index) => (
          <div key={index} class={`diff-row ${row.kind}`}>
            <Side kind="before" row={row} name={titles[0]} />
            <Side kind="after" row={row} name={titles[1]} />
          </div>
        ))}
      </section>
    </figure>
  );
};
