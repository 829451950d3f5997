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

/** A live document and its draft side by side, with their differences marked. On a phone one is below the other. */
const SideBySide = ({
  live,
  draft,
  draftName,
}: Required<Pick<LiveAndDraftProps, 'draft' | 'draftName'>> & {
  readonly live: NonNullable<LiveAndDraftProps['live']>;
}) => {
  const rows = diffLines(pretty(live.document), pretty(draft));
  const count = rows.filter(({ kind }) => kind !== 'same').length;
  const summary =
    count === 0 ? 'No differences' : `${count} ${count === 1 ? 'line differs' : 'lines differ'}`;
  return (
    <figure class="diff">
      <figcaption class="diff-row">
        <span>Live, version {live.version}</span>
        <span>
          {draftName} <span class="soft">· {summary}</span>
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

/** The live version of a document, if it has one, and its draft. */
export const LiveAndDraft = ({ live, draft, draftName, summary, children }: LiveAndDraftProps) => (
  <Panel title="Live and draft" summary={summary}>
    {live ? (
      <SideBySide live={live} draft={draft} draftName={draftName} />
    ) : (
      <>
        {children}
        <CodeBlock label={draftName} value={draft} />
      </>
    )}
  </Panel>
);
