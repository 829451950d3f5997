import type { ComponentChildren } from 'preact';
import { CodeBlock, Panel } from '../components/index.ts';
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

/** The names of the sides, for users who can't see the colours. */
type Sides = readonly [before: string, after: string];

const Row = ({ row: { kind, before, after }, sides }: { row: DiffRow; sides: Sides }) => (
  <div class={`diff-row ${kind}`}>
    <pre class={before === undefined ? 'absent' : 'before'}>
      {kind !== 'same' && before !== undefined && <Mark sign="−" text={`${sides[0]}:`} />}
      {before}
    </pre>
    <pre class={after === undefined ? 'absent' : 'after'}>
      {kind !== 'same' && after !== undefined && <Mark sign="+" text={`${sides[1]}:`} />}
      {after}
    </pre>
  </div>
);

type SideBySideProps = {
  readonly rows: readonly DiffRow[];
  readonly sides: Sides;
  /** The headings of the sides. */
  readonly titles: Sides;
  /** What both sides show, for screen readers. */
  readonly label: string;
};

/** Two texts side by side, with their differences marked. On a phone one is below the other. */
export const SideBySide = ({ rows, sides, titles, label }: SideBySideProps) => {
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
          <Row key={index} row={row} sides={sides} />
        ))}
      </section>
    </figure>
  );
};

type LiveAndDraftProps = {
  /** Undefined if visitors see nothing. */
  readonly live: { readonly version: number; readonly document: unknown } | undefined;
  readonly draft: unknown;
  /** The heading of the draft: `Draft, version 7`. */
  readonly draftName: string;
  readonly summary?: ComponentChildren;
  /** Why visitors see nothing. */
  readonly children: ComponentChildren;
};

/** The live version of a document, if it has one, and its draft. */
export const LiveAndDraft = ({ live, draft, draftName, summary, children }: LiveAndDraftProps) => (
  <Panel title="Live and draft" summary={summary}>
    {live ? (
      <SideBySide
        rows={diffLines(pretty(live.document), pretty(draft))}
        sides={['live', 'draft']}
        titles={[`Live, version ${live.version}`, draftName]}
        label="Live and draft"
      />
    ) : (
      <>
        {children}
        <CodeBlock label={draftName} value={draft} />
      </>
    )}
  </Panel>
);
