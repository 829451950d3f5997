import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { sandboxOrigin } from '../client/host.ts';
import { control } from '../client/request.ts';
import {
  Button,
  CodeBlock,
  CopyButton,
  EmptyState,
  Facts,
  HeaderList,
  Loading,
  Panel,
  Time,
} from '../components/index.ts';
import { href, route } from '../store/route.ts';
import { tokens } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { formatCurl } from './curl.ts';
import { type Exchange, formatPath } from './logged-request.ts';
import { ReplayDialog, ReplayFinding } from './replay.tsx';
import { Changes, Scope, Status, Violations } from './request-findings.tsx';

const reasons: Readonly<Record<NonNullable<Exchange['request']['omitted']>, string>> = {
  truncated: 'Truncated: the log stores the first 16 KB.',
  secret: 'Hidden: the secret cannot be separated from the rest of the body.',
  stream: 'Not stored: the body is a stream.',
  unread: 'Not read: the request was rejected first.',
  dropped: 'Not stored anymore: newer requests replaced it.',
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

const Details = ({ exchange }: { exchange: Exchange }) => {
  const { entry, request, response } = exchange;
  const isReadable = entry.path !== '';
  const original = route.value.query.get('original');
  const [isReplaying, setReplaying] = useState(false);
  const token = tokens.value.find(({ id }) => id === entry.token)?.secret;
  const curl = formatCurl(exchange, sandboxOrigin, token);
  return (
    <>
      <div class="stack">
        <p class="line request-line">
          <Status status={entry.status} />
          <code>
            <b>{entry.method}</b>{' '}
            {isReadable ? formatPath(entry) : 'not readable as HTTP, too large, or too slow'}
          </code>
        </p>
        {isReadable && (
          <div class="actions">
            <Button onClick={() => setReplaying(true)}>Replay…</Button>
            {entry.operation && (
              <a class="button" href={href(['send', entry.operation], { request: entry.id })}>
                Edit and send
              </a>
            )}
            <CopyButton text={curl} name="Copy as curl" what="" />
          </div>
        )}
      </div>
      <Facts
        facts={{
          Operation: isReadable
            ? (entry.operation ?? 'none: no operation matches the path and the method')
            : 'unknown',
          Time: (
            <>
              <Time at={entry.at} /> · {entry.duration_ms} ms
            </>
          ),
          Workspace: `${entry.workspace ?? '–'}${entry.mode ? `, ${entry.mode} mode` : ''}`,
          Token: entry.token ? <code>{entry.token}</code> : 'none, or unknown',
          'Request id': <code>{entry.id}</code>,
          ...(entry.forced && { 'Forced by': <code>{entry.forced}</code> }),
          ...(entry.mutants.length > 0 && {
            Mutants: (
              <>
                <code>{entry.mutants.join(', ')}</code>
                <p class="soft small">They may have changed the response.</p>
              </>
            ),
          }),
        }}
      />
      {original !== null && original !== entry.id && (
        <ReplayFinding replay={exchange} originalId={original} />
      )}
      <Violations entry={entry} />
      <Scope entry={entry} />
      <Changes entry={entry} />
      <MessagePart name="Request" message={request} />
      <MessagePart name="Response" message={response} />
      {isReplaying && <ReplayDialog exchange={exchange} onClose={() => setReplaying(false)} />}
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
          <EmptyState title="The log doesn't contain this request">
            <p>The log was cleared, or newer requests replaced it.</p>
          </EmptyState>
        ) : (
          <Loading loaded={loaded}>{(exchange) => <Details exchange={exchange} />}</Loading>
        )}
      </Panel>
    </section>
  );
};
