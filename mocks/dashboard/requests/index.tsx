import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { Button, confirm, EmptyState, View } from '../components/index.ts';
import { attempt } from '../store/messages.ts';
import { type Filter, matches, noFilter } from './filter.ts';
import { RequestDetails } from './request-details.tsx';
import { RequestFilters } from './request-filters.tsx';
import { RequestList } from './request-list.tsx';
import { useRequests } from './use-requests.ts';

const clear = async () => {
  const text = 'This deletes every entry of the request log, for all users of this sandbox.';
  if (await confirm({ title: 'Clear the request log?', text, action: 'Clear', isDangerous: true }))
    await attempt(() => control('clearRequests'), 'The request log was cleared.');
};

/** The live list of requests, and the details of one. @param path the segments of the route after `requests` */
export const RequestsView = ({ path: [selected] }: { path: readonly string[] }) => {
  const { requests, isPaused, pendingCount, pause, resume } = useRequests();
  const [filter, setFilter] = useState<Filter>(noFilter);
  const visibleRequests = (requests ?? []).filter((request) => matches(filter, request));
  const operations = [...new Set((requests ?? []).flatMap(({ operation }) => operation ?? []))].toSorted();
  return (
    <View
      title="Requests"
      summary="The requests that clients send to the API, as they arrive."
      actions={
        <>
          <Button onClick={isPaused ? resume : pause} isPressed={isPaused}>
            {isPaused ? `Resume${pendingCount > 0 ? ` (${pendingCount} new)` : ''}` : 'Pause'}
          </Button>
          <Button onClick={clear} isDisabled={(requests ?? []).length === 0}>
            Clear
          </Button>
        </>
      }
    >
      <div class={`requests ${selected ? 'with-details' : ''}`}>
        <div class="requests-list-side">
          <RequestFilters filter={filter} operations={operations} onChange={setFilter} />
          {requests === undefined && <p class="loading">Loading…</p>}
          {requests?.length === 0 && (
            <EmptyState title="No requests yet">
              <p>Send one to the API, with a token from the overview. It appears here immediately.</p>
            </EmptyState>
          )}
          {requests !== undefined && requests.length > 0 && visibleRequests.length === 0 && (
            <EmptyState title="No request matches the filter">
              <Button onClick={() => setFilter(noFilter)}>Show all requests</Button>
            </EmptyState>
          )}
          {visibleRequests.length > 0 && <RequestList requests={visibleRequests} selected={selected} />}
        </div>
        {selected && <RequestDetails key={selected} id={selected} />}
      </div>
    </View>
  );
};
