// biome-ignore-all lint/a11y/useSemanticElements: rows of a table can't be positioned, and a treegrid isn't a table.
// biome-ignore-all lint/a11y/useFocusableInteractive: a row has the focus, not its cells.
import { Badge, formatCount } from '../components/index.ts';
import { href } from '../store/route.ts';
import { countViolations, formatPath, getTone, type LoggedRequest } from './logged-request.ts';
import type { RequestRow } from './request-rows.ts';

/** The status of a response. */
export const Status = ({ status }: { status: number }) => <Badge tone={getTone(status)}>{status}</Badge>;

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'UTC' });

const Violations = ({ requests }: { requests: readonly LoggedRequest[] }) => {
  const count = requests.reduce((sum, request) => sum + countViolations(request), 0);
  return count === 0 ? null : <Badge tone="bad">{formatCount(count, 'violation')}</Badge>;
};

/** What distinguishes one path from the next is at its end, so its start is shortened first. */
const Path = ({ path }: { path: string }) => {
  const end = path.split('/').slice(0, 4).join('/').length;
  return (
    <span class="path">
      <span class="path-start">{path.slice(0, end)}</span>
      <span class="path-end">{path.slice(end)}</span>
    </span>
  );
};

/** The operation of a request, and what is special about the request. */
const Notes = ({ row: { request, requests } }: { row: RequestRow }) => (
  <span class="request-notes soft small">
    <span class="request-operation">{request.operation ?? 'no operation'}</span>
    {request.code && <span class="request-operation">{request.code}</span>}
    {request.forced && <Badge>forced</Badge>}
    {request.mutants.length > 0 && <Badge>mutants</Badge>}
    <Violations requests={requests} />
  </span>
);

/** The name of a request in the list. */
export const getName = (request: LoggedRequest): string =>
  request.path === '' ? 'not readable' : `${request.method} ${formatPath(request)}`;

/** What a row shows and does. */
export type RequestCellsProps = {
  readonly row: RequestRow;
  /** The parameters of the row's address. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly onUnfold: () => void;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** The cells of a row. The link covers the row. */
export const RequestCells = ({ row, parameters, onUnfold, isChosen, onChoose }: RequestCellsProps) => {
  const { request, requests, isUnfolded } = row;
  const count = requests.length;
  const path = formatPath(request);
  const name = getName(request);
  return (
    <>
      <div role="gridcell" class="request-choose">
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
      <div role="gridcell" class="request-time soft">
        {time.format(new Date(request.at))}
      </div>
      <div role="gridcell" class="request-status">
        <Status status={request.status} />
      </div>
      <div role="gridcell" class="request-cell">
        <span class="request-line">
          <a href={href(['requests', request.id], parameters)} aria-label={name} tabIndex={-1}>
            <b>{request.method}</b>
            {request.path === '' ? name : <Path path={path} />}
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
      <div role="gridcell" class="request-duration soft">
        {request.duration_ms} ms
      </div>
    </>
  );
};
