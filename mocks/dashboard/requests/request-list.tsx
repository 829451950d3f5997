import { Fragment, type TargetedKeyboardEvent } from 'preact';
import { Badge, type Tone } from '../components/index.ts';
import { href } from '../store/route.ts';
import type { LoggedRequest } from './filter.ts';

const getTone = (status: number): Tone => (status < 400 ? 'good' : status < 500 ? 'warn' : 'bad');

/** The status of a response. */
export const Status = ({ status }: { status: number }) => <Badge tone={getTone(status)}>{status}</Badge>;

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'UTC' });

/** Moves between the links of the list with the arrow keys, in addition to Tab. */
const moveFocus = (event: TargetedKeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('tbody a')];
  const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

const Violations = ({ request: { violations, omitted_violations } }: { request: LoggedRequest }) => {
  const count = violations.length + omitted_violations;
  return count === 0 ? null : (
    <Badge tone="bad">
      {count} {count === 1 ? 'violation' : 'violations'}
    </Badge>
  );
};

/** A path that can wrap at its slashes. */
const Path = ({ path }: { path: string }) =>
  path.split('/').map((segment, index) => (
    <Fragment key={index}>
      {index > 1 && <wbr />}
      {index > 0 && '/'}
      {segment}
    </Fragment>
  ));

/** The requests, newest first. Each links to its details. */
export const RequestList = ({
  requests,
  selected,
}: {
  readonly requests: readonly LoggedRequest[];
  readonly selected: string | undefined;
}) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut between links that Tab reaches too.
  <div class="request-list" onKeyDown={moveFocus}>
    <table>
      <caption class="visually-hidden">Requests, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Status</th>
          <th scope="col">Request</th>
          <th scope="col" class="wide">
            Workspace
          </th>
          <th scope="col" class="number">
            ms
          </th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.id} class={request.id === selected ? 'selected' : ''}>
            <td class="soft">{time.format(new Date(request.at))}</td>
            <td>
              <Status status={request.status} />
            </td>
            <td>
              <a
                href={href(['requests', request.id])}
                aria-current={request.id === selected ? 'true' : undefined}
              >
                {request.path ? (
                  <>
                    <b>{request.method}</b> <Path path={request.path} />
                  </>
                ) : (
                  'not readable'
                )}
              </a>
              <span class="request-notes">
                <span>{request.operation ?? 'no operation'}</span>
                {request.code && <span>{request.code}</span>}
                {request.forced && <Badge>forced</Badge>}
                {request.mutants.length > 0 && <Badge>mutants</Badge>}
                <Violations request={request} />
              </span>
            </td>
            <td class="wide soft">
              {request.workspace ?? '–'}
              {request.mode && ` · ${request.mode}`}
            </td>
            <td class="number soft">{request.duration_ms}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
