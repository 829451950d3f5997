import { operationList, tagTitle } from '@workspace-api/contract';
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Field } from '../components/form.tsx';
import { hasWords } from '../store/has-words.ts';
import { href } from '../store/route.ts';

/** Moves between the search and the links with the arrow keys, in addition to Tab. */
const moveFocus = (event: TargetedKeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

const tones = { GET: 'good', POST: 'accent', PUT: 'warn', PATCH: 'warn', DELETE: 'bad' } as const;

/** The operations that contain every word of a search, or all of them, by tag, each with a link to its form. */
export const OperationList = ({ selected }: { selected: string | undefined }) => {
  const [text, setText] = useState('');
  const matches = operationList.filter(({ id, method, path, summary, tag }) =>
    hasWords(text, [id, method, path, summary, tag, tagTitle(tag)]),
  );
  const list = useRef<HTMLDivElement>(null);
  // An address may name an operation at the end of the list, which scrolls separately.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut between links that Tab reaches too.
    <div ref={list} class="operation-list stack-small" onKeyDown={moveFocus}>
      <Field
        label="Search the operations"
        type="search"
        placeholder="Name, path or resource"
        value={text}
        onChange={setText}
      />
      <nav aria-label="Operations" class="stack">
        {[...new Set(matches.map(({ tag }) => tag))].map((tag) => (
          <section key={tag}>
            <h2 class="soft small">{tagTitle(tag)}</h2>
            <ul>
              {matches
                .filter((operation) => operation.tag === tag)
                .map(({ id, method, summary }) => (
                  <li key={id}>
                    <a href={href(['send', id])} aria-current={id === selected ? 'page' : undefined}>
                      <span class={`method ${tones[method]}`}>{method}</span> {summary}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      {matches.length === 0 && <p class="soft">No operation matches.</p>}
    </div>
  );
};
