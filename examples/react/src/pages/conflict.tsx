import { useEffect, useRef } from 'react';
import type { Draft, Edits } from './draft.ts';

type ConflictProps = {
  /** The draft that the user's edits are based on. */
  base: Draft;
  /** The draft that someone else saved meanwhile. */
  theirs: Draft;
  mine: Edits;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Shows two versions of the same page. Nothing is discarded before the user decides. */
export const Conflict = ({ base, theirs, mine, onKeepMine, onTakeTheirs }: ConflictProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const before = new Map(base.fields.map(({ path, value }) => [path, value]));
  const differing = theirs.fields.filter(({ path, value }) => (mine[path] ?? before.get(path)) !== value);
  return (
    <section className="message warn" aria-labelledby="conflict">
      <h2 id="conflict" tabIndex={-1} ref={heading}>
        Someone else saved this page
      </h2>
      <p>
        You edited draft {base.version}, but the page is now at draft {theirs.version}. Your changes are not
        saved yet.
      </p>
      <dl className="differences">
        {differing.map(({ path, label, value }) => (
          <div key={path}>
            <dt>{label}</dt>
            <dd>
              <span>Theirs</span> {value}
            </dd>
            <dd>
              <span>{mine[path] === undefined ? 'Before' : 'Yours'}</span> {mine[path] ?? before.get(path)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <button type="button" className="primary" onClick={onKeepMine}>
          Apply my changes
        </button>
        <button type="button" onClick={onTakeTheirs}>
          Discard my changes
        </button>
      </div>
    </section>
  );
};
