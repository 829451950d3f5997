// biome-ignore-all lint/a11y/useSemanticElements: rows of a table can't be positioned, and a treegrid isn't a table.
// biome-ignore-all lint/a11y/useFocusableInteractive: a row has the focus, not its cells or the headings.
import { useMemo, useRef, useState } from 'preact/hooks';
import type { LoggedRequest } from './logged-request.ts';
import { getName, RequestCells, type RequestCellsProps } from './request-row.tsx';
import { findRow, type RequestRow, toRows } from './request-rows.ts';
import { useRowFocus } from './use-row-focus.ts';

type RequestListProps = {
  /** Newest first. */
  readonly requests: readonly LoggedRequest[];
  /** The id of the open request. */
  readonly selected: string | undefined;
  /** The parameters of the addresses of requests. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The ids of the chosen requests. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
};

type RowProps = RequestCellsProps & {
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onFocus: () => void;
};

/**
 * A row. It has only the name of its request until the browser reports that it is near the window or has the focus, because a
 * list may have a thousand rows.
 */
const Row = ({ isActive, isSelected, onFocus, ...cells }: RowProps) => {
  const { parent, requests, isUnfolded } = cells.row;
  const [isSkipped, setSkipped] = useState('ContentVisibilityAutoStateChangeEvent' in window);
  return (
    <div
      class="request-row"
      role="row"
      aria-level={parent === undefined ? 1 : 2}
      aria-expanded={requests.length > 1 ? isUnfolded : undefined}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isSelected}
      onFocusIn={onFocus}
      // Preact doesn't declare this event.
      {...{
        oncontentvisibilityautostatechange: ({ skipped }: ContentVisibilityAutoStateChangeEvent) =>
          setSkipped(skipped),
      }}
    >
      {isSkipped ? <div role="gridcell">{getName(cells.row.request)}</div> : <RequestCells {...cells} />}
    </div>
  );
};

/** The requests, newest first. Each links to its details. Equal requests in a row are one line, which unfolds. */
export const RequestList = ({ requests, selected, parameters, chosen, onChoose }: RequestListProps) => {
  const container = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => toRows(requests, unfolded), [requests, unfolded]);
  const unfold = (key: string, isUnfolded: boolean) => {
    const others = [...unfolded].filter((other) => other !== key);
    setUnfolded(new Set(isUnfolded ? [...others, key] : others));
  };
  const isChosen = (row: RequestRow) => row.requests.every(({ id }) => chosen.has(id));
  const choose = (row: RequestRow) => {
    const ids = row.requests.map(({ id }) => id);
    const others = [...chosen].filter((id) => !ids.includes(id));
    onChoose(new Set(isChosen(row) ? others : [...others, ...ids]));
  };
  const { index: active, activate } = useRowFocus({ container, rows, selected, unfold, choose });
  const selectedIndex = selected === undefined ? -1 : findRow(rows, selected);
  return (
    <div class="request-list" role="treegrid" aria-label="Requests, newest first">
      <div role="rowgroup">
        <div class="request-row heading soft small" role="row">
          <div role="columnheader">
            <span class="visually-hidden">Chosen</span>
          </div>
          <div role="columnheader">Time</div>
          <div role="columnheader">Status</div>
          <div role="columnheader">Request</div>
          <div role="columnheader" class="request-workspace">
            Workspace
          </div>
          <div role="columnheader" class="request-duration">
            Duration
          </div>
        </div>
      </div>
      <div ref={container} class="request-rows" role="rowgroup">
        {rows.map((row, index) => (
          <Row
            key={row.key}
            row={row}
            parameters={parameters}
            onUnfold={() => unfold(row.key, !row.isUnfolded)}
            isChosen={isChosen(row)}
            onChoose={() => choose(row)}
            isActive={index === active}
            isSelected={index === selectedIndex}
            onFocus={() => activate(row.key)}
          />
        ))}
      </div>
    </div>
  );
};
