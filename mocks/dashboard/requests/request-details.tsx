import { useLayoutEffect, useRef } from 'preact/hooks';
import { sandboxOrigin } from '../client/host.ts';
import { control } from '../client/request.ts';
import { Button, CopyButton } from '../components/button.tsx';
import { CodeBlock } from '../components/code-block.tsx';
import { openDialog } from '../components/dialog.tsx';
import { Badge, Folded, HeaderList, Members, Status } from '../components/values.tsx';
import { EmptyState, Loading, Panel, Table } from '../components/view.tsx';
import { href, route } from '../store/route.ts';
import { tokens } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { formatCurl } from './curl.ts';
import { type Exchange, formatPath, type LoggedRequest } from './logged-request.ts';
import { ReplayDialog, ReplayFinding } from './replay.tsx';

const reasons: Readonly<Record<NonNullable<Exchange['request']['omitted']>, string>> = {
  truncated: 'Truncated: the log stores the first 16 KB.',
  secret: 'Hidden: the secret cannot be separated from the rest of the body.',
  stream: 'Not stored: the body is a stream.',
  unread: 'Not read: the request was rejected first.',
};

/** The headers and the body of a request or a response, or why it isn't there. */
export const MessagePart = ({ name, message }: { name: string; message: Exchange['request'] }) => (
  <section class="stack">
    <h3>{name}</h3>
    {Object.keys(message.headers).length > 0 && <HeaderList headers={message.headers} />}
    {message.body !== null && <CodeBlock label={`${name} body`} value={message.body} />}
    {message.omitted !== null && <p class="soft small">{reasons[message.omitted]}</p>}
    {message.body === null && message.omitted === null && <p class="soft small">No body.</p>}
  </section>
);

type FindingsProps = { readonly entry: LoggedRequest };

/** The contract violations of a request. */
export const Violations = ({ entry: { violations, omitted_violations } }: FindingsProps) =>
  violations.length === 0 ? null : (
    <section class="box bad">
      <h3>Violations of the contract</h3>
      <Table caption="Violations" rows={violations} columns={['in', 'path', 'reason', 'message']} />
      {omitted_violations > 0 && <p class="small">And {omitted_violations} more.</p>}
    </section>
  );

const decisions = {
  true: ['good', 'Granted'],
  false: ['bad', 'Missing'],
  null: ['neutral', 'Not checked'],
} as const;

/** Whether the token had the scope that the operation requires. */
const Scope = ({ entry: { scope } }: FindingsProps) => {
  const [tone, decision] = decisions[`${scope.granted}`];
  return (
    <section>
      <h3>Scope</h3>
      {scope.required === null ? (
        <p>This operation requires no scope.</p>
      ) : (
        <p class="line">
          <code>{scope.required}</code> <Badge tone={tone}>{decision}</Badge>
        </p>
      )}
      {scope.held.length > 0 && <Folded values={scope.held} noun="scope" intro="The token has " />}
    </section>
  );
};

/** The changes that the request made. */
export const Changes = ({ entry: { changes } }: FindingsProps) => (
  <section>
    <h3>Changes</h3>
    <Table
      caption="Changed records"
      rows={changes}
      getKey={JSON.stringify}
      columns={['action', 'records', 'id', 'count', 'fields']}
      empty={<p class="soft">Nothing was changed.</p>}
    />
  </section>
);

const Details = ({ exchange }: { exchange: Exchange }) => {
  const { entry, request, response } = exchange;
  const isReadable = entry.path !== '';
  const original = route.value.query.get('original');
  const token = tokens.value.find(({ id }) => id === entry.token)?.secret;
  const replay = () => openDialog((close) => <ReplayDialog exchange={exchange} onClose={close} />);
  const curl = formatCurl(exchange, sandboxOrigin, token);
  return (
    <>
      <div class="stack">
        <p class="line request-line">
          <Status is={entry.status} />
          <code>
            <b>{entry.method}</b>{' '}
            {isReadable ? formatPath(entry) : 'not readable as HTTP, too large, or too slow'}
          </code>
        </p>
        {isReadable && (
          <div class="actions">
            <Button onClick={replay}>Replay…</Button>
            {entry.operation && (
              <a class="button" href={href(['send', entry.operation], { request: entry.id })}>
                Edit and send
              </a>
            )}
            <CopyButton text={curl} name="Copy as curl" what="" />
          </div>
        )}
      </div>
      <Members
        of={entry}
        names={['operation', 'at', 'duration_ms', 'workspace', 'mode', 'token', 'id', 'forced', 'mutants']}
      />
      {isReadable && !entry.operation && (
        <p class="soft small">No operation matches the path and the method.</p>
      )}
      {entry.mutants.length > 0 && <p class="soft small">The mutants may have changed the response.</p>}
      {original !== null && original !== entry.id && (
        <ReplayFinding replay={exchange} originalId={original} />
      )}
      <Violations entry={entry} />
      <Scope entry={entry} />
      <Changes entry={entry} />
      <MessagePart name="Request" message={request} />
      <MessagePart name="Response" message={response} />
    </>
  );
};

/** One request with its response, and the reason for the response. It is next to the list, or covers it on a narrow screen. */
export const RequestDetails = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const section = useRef<HTMLElement>(null);
  const loaded = useLoaded(() => control.getRequest({ path: { id } }), [id]);
  const isGone = loaded.error !== undefined && 'status' in loaded.error && loaded.error.status === 404;
  useLayoutEffect(() => {
    const { current } = section;
    if (current && getComputedStyle(current).position === 'fixed') current.focus();
  }, []);
  return (
    <section ref={section} class="request-details" aria-label="The selected request" tabIndex={-1}>
      <Panel
        title="Request"
        actions={
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        }
      >
        {isGone ? (
          <EmptyState
            title="The log doesn't contain this request"
            hint="The log was cleared, or newer requests replaced it."
          />
        ) : (
          <Loading loaded={loaded}>{(exchange) => <Details exchange={exchange} />}</Loading>
        )}
      </Panel>
    </section>
  );
};
