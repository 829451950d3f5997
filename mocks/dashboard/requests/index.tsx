import { useEffect, useMemo, useState } from 'preact/hooks';
import { control, controlRequest } from '../client/request.ts';
import { Button } from '../components/button.tsx';
import { openDialog } from '../components/dialog.tsx';
import { Inputs } from '../components/form.tsx';
import { formatCount } from '../components/values.tsx';
import { EmptyState, View } from '../components/view.tsx';
import { toAction } from '../operation/action.ts';
import { ActionButtons } from '../operation/action-buttons.tsx';
import { logEvents } from '../store/events.ts';
import { message } from '../store/messages.ts';
import { go, here, inMode, route, setParameters } from '../store/route.ts';
import { addRequest, type LoggedRequest, mergeLog, most } from './logged-request.ts';
import { RequestDetails } from './request-details.tsx';
import { RequestList } from './request-list.tsx';
import { isIn, matches, noFilter, readFilter } from './request-rows.ts';
import { TakeDialog } from './take/take-dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The requests of the log as they arrive, newest first; undefined until they are loaded. */
const useRequests = (): readonly LoggedRequest[] | undefined => {
  const [loaded, change] = useState<readonly LoggedRequest[]>();
  useEffect(() => {
    const readAll = () =>
      control
        .listRequests({ query: { limit: most } })
        .then(({ data }) => change((before) => mergeLog(before, data)), message.error);
    void readAll();
    const stopped = new AbortController();
    const on = (type: string, listener: (data: LoggedRequest) => void) =>
      logEvents.addEventListener(type, (event) => listener((event as CustomEvent).detail), stopped);
    on('request', (request) => change((before) => addRequest(before, request)));
    on('cleared', () => change([]));
    on('connected', readAll);
    return () => stopped.abort();
  }, []);
  return loaded;
};

/** How many requests are kept, how many match, and how many of these belong to another workspace or mode. */
const Count = ({ kept, matching, elsewhere }: { kept: number; matching: number; elsewhere: number }) => {
  const requests = formatCount(kept, 'request');
  return (
    <p class="soft small">
      {matching === kept ? `${requests} kept` : `${matching.toLocaleString('en')} of ${requests} match`}
      {elsewhere > 0 && `, ${elsewhere.toLocaleString('en')} in another workspace or mode`}
      {kept === most && `. The log keeps the newest ${most.toLocaleString('en')}.`}
    </p>
  );
};

const statuses = [
  ['', 'Any status'],
  ['2', '2xx success'],
  ['4', '4xx client error'],
  ['5', '5xx server error'],
] as const;

/** The list of requests as they arrive, and the details of one. @param path the segments of the route after `requests` */
export const RequestsView = ({ path: [selected] }: { path: readonly string[] }) => {
  const loaded = useRequests();
  const all = loaded ?? [];
  /** The ids of the requests that the list has during a pause. */
  const [paused, pause] = useState<ReadonlySet<string>>();
  const requests = paused ? all.filter(({ id }) => paused.has(id)) : all;
  const pendingCount = all.length - requests.length;
  const { query } = route.value;
  const filter = useMemo(() => readFilter(query), [query]);
  const matching = useMemo(() => requests.filter((request) => matches(filter, request)), [requests, filter]);
  const tenant = { ...here(), ...inMode() };
  const visibleRequests = useMemo(
    () => (filter.everywhere ? matching : matching.filter((request) => isIn(tenant, request))),
    [matching, filter, tenant.slug, tenant.mode],
  );
  const operations = new Set([filter, ...requests].flatMap(({ operation }) => operation || []).toSorted());
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const chosenRequests = requests.filter(({ id }) => chosen.has(id));
  const taken = chosenRequests.length > 0 ? chosenRequests : visibleRequests;
  const take = () => openDialog((close) => <TakeDialog ids={taken.map(({ id }) => id)} onClose={close} />);
  const clear = toAction(controlRequest('clearRequests'), {
    label: 'Clear',
    isDisabled: requests.length === 0,
  });
  const close = () => go(['requests'], filter);
  useShortcuts(({ key }) => {
    if (key !== 'Escape' || !selected) return false;
    close();
    return true;
  });
  return (
    <View
      title="Requests"
      summary="The requests that clients send to the API, as they arrive."
      actions={
        <>
          <Button
            onClick={() => pause(paused ? undefined : new Set(all.map(({ id }) => id)))}
            isPressed={paused !== undefined}
          >
            {paused ? `Resume${pendingCount > 0 ? ` (${pendingCount} new)` : ''}` : 'Pause'}
          </Button>
          <Button isDisabled={taken.length === 0} onClick={take}>
            {chosenRequests.length > 0 ? `Take ${chosenRequests.length} as a test` : 'Take as a test'}
          </Button>
          <ActionButtons actions={[clear]} />
        </>
      }
    >
      <div class={`stack ${selected ? 'with-details' : ''}`}>
        <div class="requests-filter-side form-row">
          <Inputs
            inputs={{
              text: { label: 'Search', type: 'search', placeholder: 'Path, operation, id, error code' },
              operation: { label: 'Operation', choices: [['', 'Any operation'], ...operations] },
              status: { label: 'Status', choices: statuses },
              violations: { label: 'Only violations', type: 'check' },
              everywhere: { label: 'All workspaces and modes', type: 'check' },
            }}
            values={filter}
            onChange={setParameters}
          />
        </div>
        <div class="requests-list-side stack-small">
          {!loaded && <p class="soft">Loading…</p>}
          {loaded && requests.length === 0 && (
            <EmptyState
              title="No requests yet"
              hint="Send one to the API, with a token from the overview. It appears here immediately."
            />
          )}
          {requests.length > 0 && (
            <Count
              kept={requests.length}
              matching={matching.length}
              elsewhere={matching.length - visibleRequests.length}
            />
          )}
          {requests.length > 0 && visibleRequests.length === 0 && (
            <EmptyState title="No request matches the filter">
              <Button onClick={() => setParameters({ ...noFilter, everywhere: 'on' })}>
                Show all requests
              </Button>
            </EmptyState>
          )}
          {visibleRequests.length > 0 && (
            <RequestList
              requests={visibleRequests}
              selected={selected}
              parameters={filter}
              chosen={chosen}
              onChoose={choose}
            />
          )}
        </div>
        {selected && <RequestDetails key={selected} id={selected} onClose={close} />}
      </div>
    </View>
  );
};
