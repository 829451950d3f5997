// biome-ignore-all lint/a11y/useSemanticElements: rows of a table can't be positioned, and a treegrid isn't a table.
// biome-ignore-all lint/a11y/useFocusableInteractive: a row has the focus, not its cells or the headings.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Badge, formatCount, Status } from '../components/values.tsx';
import { href } from '../store/route.ts';
import { countViolations, formatPath, type LoggedRequest } from './logged-request.ts';
import { findRow, type RequestRow, toRows } from './request-rows.ts';
import { useShortcuts } from './use-shortcuts.ts';

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'UTC' });

/** The operation of a request, and what is special about the request. */
const Notes = ({ row: { request, requests } }: { row: RequestRow }) => {
  const violations = requests.reduce((sum, each) => sum + countViolations(each), 0);
  return (
    <span class="request-notes soft small">
      <span class="request-operation">{request.operation ?? 'no operation'}</span>
      {request.code && <span class="request-operation">{request.code}</span>}
      {request.forced && <Badge>forced</Badge>}
      {request.mutants.length > 0 && <Badge>mutants</Badge>}
      {violations > 0 && <Badge tone="bad">{formatCount(violations, 'violation')}</Badge>}
    </span>
  );
};

type RowProps = {
  readonly row: RequestRow;
  /** The parameters of the row's address. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly isChosen: boolean;
  /** Whether the row is the tab stop of the list. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onUnfold: () => void;
  readonly onChoose: () => void;
  readonly onFocus: () => void;
};

/** A row, which its link covers. */
const Row = (props: RowProps) => {
  const { row, parameters, isChosen, isActive, isSelected, onUnfold, onChoose, onFocus } = props;
  const { request, requests, isUnfolded, parent } = row;
  const count = requests.length;
  const path = formatPath(request);
  const name = request.path === '' ? 'not readable' : `${request.method} ${path}`;
  return (
    <div
      class="request-row"
      role="row"
      aria-level={parent === undefined ? 1 : 2}
      aria-expanded={count > 1 ? isUnfolded : undefined}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      onFocusIn={onFocus}
    >
      <div role="gridcell">
        <button
          type="button"
          class="button quiet"
          tabIndex={-1}
          aria-label={`Choose ${name}`}
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          <span aria-hidden="true">{isChosen ? '☑' : '☐'}</span>
        </button>
      </div>
      <div role="gridcell" class="soft">
        {time.format(new Date(request.at))}
      </div>
      <div role="gridcell">
        <Status is={request.status} />
      </div>
      <div role="gridcell" class="request-cell">
        <span class="request-line">
          <a href={href(['requests', request.id], parameters)} aria-label={name} tabIndex={-1}>
            <b>{request.method}</b>
            <span class="path">
              <bdi>{request.path === '' ? name : path}</bdi>
            </span>
          </a>
          {count > 1 && (
            <button
              type="button"
              class="button quiet"
              tabIndex={-1}
              aria-label={`${isUnfolded ? 'Fold' : 'Unfold'} ${count} equal requests`}
              onClick={onUnfold}
            >
              ×{count} <span aria-hidden="true">{isUnfolded ? '▾' : '▸'}</span>
            </button>
          )}
        </span>
        <Notes row={row} />
      </div>
      <div role="gridcell" class="request-workspace soft">
        {request.workspace ?? '–'}
        {request.mode && ` · ${request.mode}`}
      </div>
      <div role="gridcell" class="request-duration number soft">
        {request.duration_ms} ms
      </div>
    </div>
  );
};

/** The headings of the columns, with the classes of their cells. */
const headings = [
  ['Time'],
  ['Status'],
  ['Request'],
  ['Workspace', 'request-workspace'],
  ['Duration', 'request-duration number'],
] as const;

/** Whether the open request covers the list, as on a phone. */
const isCovered = (list: Element): boolean => getComputedStyle(list).visibility === 'hidden';

const isWithoutFocus = (): boolean =>
  document.activeElement === document.body || document.activeElement === document.querySelector('main');

type RequestListProps = Pick<RowProps, 'parameters'> & {
  /** Newest first. */
  readonly requests: readonly LoggedRequest[];
  /** The id of the open request. */
  readonly selected: string | undefined;
  /** The ids of the chosen requests. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (change: (chosen: ReadonlySet<string>) => ReadonlySet<string>) => void;
};

/**
 * The requests, newest first. Each links to its details. Equal requests in a row are one line, which unfolds.
 *
 * Arrows, Home, End, Page Up and Page Down move the focus, and J and K anywhere on the page. Enter opens a request, Space chooses
 * it. Right and Left unfold and fold a row. One row is a tab stop, and the others aren't.
 */
export const RequestList = ({ requests, selected, parameters, chosen, onChoose }: RequestListProps) => {
  const container = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => toRows(requests, unfolded), [requests, unfolded]);
  const toggle = (key: string) =>
    setUnfolded((all) => new Set(all.has(key) ? [...all].filter((one) => one !== key) : [...all, key]));
  const choose = (row: RequestRow) =>
    onChoose((all) => {
      const ids = row.requests.map(({ id }) => id);
      const others = [...all].filter((id) => !ids.includes(id));
      return new Set(ids.every((id) => all.has(id)) ? others : [...others, ...ids]);
    });
  const [active, activate] = useState<string>();
  const lastOpen = useRef(selected);
  lastOpen.current = selected ?? lastOpen.current;

  const activeRow = rows.findIndex(({ key }) => key === active);
  const openRow = lastOpen.current === undefined ? -1 : findRow(rows, lastOpen.current);
  const activeIndex = Math.max(activeRow === -1 ? openRow : activeRow, 0);

  const getRow = (at: number) => container.current?.children[at] as HTMLElement | undefined;

  const focus = (target: number) => {
    const row = getRow(Math.min(Math.max(target, 0), rows.length - 1));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  const getPageLength = () =>
    Math.max(Math.floor(window.innerHeight / (getRow(activeIndex)?.clientHeight || 1)) - 1, 1);

  /** Moves by a key that applies to the row with the focus. */
  const handleRowKey = (key: string, row: RequestRow): boolean => {
    const moves: Readonly<Record<string, () => void>> = {
      Home: () => focus(0),
      End: () => focus(rows.length - 1),
      PageDown: () => focus(activeIndex + getPageLength()),
      PageUp: () => focus(activeIndex - getPageLength()),
      ArrowRight: () => (row.requests.length > 1 && !row.isUnfolded ? toggle(row.key) : undefined),
      ArrowLeft: () => {
        if (row.isUnfolded) toggle(row.key);
        else if (row.parent !== undefined) focus(rows.findIndex((other) => other.key === row.parent));
      },
      ' ': () => choose(row),
      Enter: () => getRow(activeIndex)?.querySelector('a')?.click(),
    };
    moves[key]?.();
    return key in moves;
  };

  useShortcuts(({ key, target }) => {
    const list = container.current;
    const row = rows[activeIndex];
    if (!list || !row || isCovered(list)) return false;
    const isInList = list.contains(target as Node);
    const step = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[key];
    if (step !== undefined) {
      if (key.startsWith('Arrow') && !isInList && !isWithoutFocus()) return false;
      // The first key selects the first row.
      focus(active === undefined && openRow === -1 && !isInList ? 0 : activeIndex + step);
      return true;
    }
    return (target as Element).parentElement === list && handleRowKey(key, row);
  });

  // An open request that is in the address when the page is loaded is scrolled to.
  useLayoutEffect(() => {
    if (isWithoutFocus()) getRow(activeIndex)?.scrollIntoView({ block: 'nearest' });
  }, []);
  useLayoutEffect(() => {
    const isClosed = lastOpen.current !== undefined && selected === undefined;
    // The focus was in the details, or the list was covered.
    if (isClosed && isWithoutFocus()) getRow(activeIndex)?.focus({ preventScroll: true });
  }, [selected]);
  const selectedIndex = selected === undefined ? -1 : findRow(rows, selected);
  return (
    <div class="request-list" role="treegrid" aria-label="Requests, newest first">
      <div role="rowgroup">
        <div class="request-row heading soft small" role="row">
          <div role="columnheader">
            <span class="visually-hidden">Chosen</span>
          </div>
          {headings.map(([name, kind]) => (
            <div key={name} role="columnheader" class={kind}>
              {name}
            </div>
          ))}
        </div>
      </div>
      <div ref={container} class="request-rows" role="rowgroup">
        {rows.map((row, at) => (
          <Row
            key={row.key}
            row={row}
            parameters={parameters}
            isChosen={row.requests.every(({ id }) => chosen.has(id))}
            isActive={at === activeIndex}
            isSelected={at === selectedIndex}
            onUnfold={() => toggle(row.key)}
            onChoose={() => choose(row)}
            onFocus={() => activate(row.key)}
          />
        ))}
      </div>
    </div>
  );
};
