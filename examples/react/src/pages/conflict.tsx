import { useEffect, useRef } from 'react';
import type { Draft, Edits } from './draft.ts';

type ConflictProps = {
  /** What the person's edits are based on. */
  base: Draft;
  /** What somebody else saved meanwhile. */
  theirs: Draft;
  mine: Edits;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Shows what two people made of the same page, and asks what to do. Nothing is lost before the answer. */
export const Conflict = ({ base, theirs, mine, onKeepMine, onTakeTheirs }: ConflictProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const before = new Map(base.fields.map(({ path, value }) => [path, value]));
  const differing = theirs.fields.filter(({ path, value }) => (mine[path] ?? before.get(path)) !== value);
  return (
    <section className="message warn" aria-labelledby="conflict">
      <h2 id="conflict" tabIndex={-1} ref={heading}>
        Somebody else saved this page
      </h2>
      <p>
        You edited draft {base.version}, and it is draft {theirs.version} by now. Your changes are not saved
        yet.
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
          Save my changes on top
        </button>
        <button type="button" onClick={onTakeTheirs}>
          Discard my changes
        </button>
      </div>
    </section>
  );
};
