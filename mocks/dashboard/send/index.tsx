import { type OperationShape, operationList } from '@workspace-api/contract';
import { useMemo, useState } from 'preact/hooks';
import { host, isEmbedded } from '../client/host.ts';
import { control, loadOpenApiDocument } from '../client/request.ts';
import { EmptyState, Loading, View } from '../components/view.tsx';
import { go, href, route } from '../store/route.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { toDetails } from './draft.ts';
import { History, type Sent } from './history.tsx';
import { OperationList } from './operation-list.tsx';
import { RequestEditor } from './request-editor.tsx';

/** A request of the history that was opened. */
type Opened = { readonly sent: Sent; readonly isSentAgain: boolean; readonly count: number };

const Operation = ({ operation, opened }: { operation: OperationShape; opened: Opened | undefined }) => {
  const request = route.value.query.get('request');
  // Read once: the log may lose the request while it is edited.
  const logged = useMemo(
    () => (request === null ? undefined : control.getRequest({ path: { id: request } })),
    [request],
  );
  const load = async () => ({
    details: toDetails(await loadOpenApiDocument('api'), operation),
    logged: await logged,
  });
  const loaded = useLoaded(load, [operation.id, request]);
  return (
    <Loading loaded={loaded}>
      {(sources) => (
        <RequestEditor
          key={`${operation.id} ${request} ${opened?.count}`}
          operation={operation}
          {...sources}
          sent={opened?.sent.draft}
          isSentAtStart={opened?.isSentAgain ?? false}
        />
      )}
    </Loading>
  );
};

const summarize = (operation: OperationShape | undefined) => {
  if (!operation) return 'Sends a request to the API, and shows its response.';
  return isEmbedded ? undefined : (
    <>
      <a href={href(['send'])}>All operations</a>
      {!host && (
        <>
          {' '}
          · <a href={`/docs/operations/${operation.id}.html`}>Reference</a>
        </>
      )}
    </>
  );
};

/** Sends a request of any operation. @param path the segments of the route after `send`: the operationId */
export const SendView = ({ path: [id] }: { path: readonly string[] }) => {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const operation = operationList.find((each) => each.id === id);
  const open = (sent: Sent, isSentAgain: boolean) => {
    setOpened({ sent, isSentAgain, count: (opened?.count ?? 0) + 1 });
    go(['send', sent.draft.operation]);
  };
  return (
    <View title={operation?.summary ?? 'Send'} summary={summarize(operation)}>
      <div class={`send stack ${operation ? 'with-operation' : ''}`}>
        {!(isEmbedded && operation) && <OperationList selected={operation?.id} />}
        <div class="stack">
          {operation ? (
            <Operation
              operation={operation}
              opened={opened?.sent.draft.operation === id ? opened : undefined}
            />
          ) : (
            <EmptyState
              title={id === undefined ? 'Select an operation' : `Unknown operation "${id}"`}
              hint="Its form is filled with the examples of the contract."
            />
          )}
          <History onOpen={open} />
        </div>
      </div>
    </View>
  );
};
