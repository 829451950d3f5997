import { useEffect, useRef } from 'preact/hooks';
import { host, isEmbedded } from '../client/host.ts';
import { control } from '../client/request.ts';
import { CodeBlock } from '../components/code-block.tsx';
import { HeaderList, Status } from '../components/values.tsx';
import { Panel } from '../components/view.tsx';
import { Changes, Violations } from '../requests/request-details.tsx';
import { href } from '../store/route.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { type Outcome, type Received, shownLength } from './transport.ts';

const bytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'byte', unitDisplay: 'long' });

/** What the sandbox found out about the request. */
const Findings = ({ id }: { id: string }) => {
  const { value } = useLoaded(() => control.getRequest({ path: { id } }), [id]);
  if (!value) return null;
  return (
    <>
      <Violations entry={value.entry} />
      {value.entry.changes.length > 0 && <Changes entry={value.entry} />}
      {!(isEmbedded && host) && (
        <p>
          <a href={href(['requests', id])} {...(isEmbedded && { target: '_blank' })}>
            Open in the request log
          </a>
        </p>
      )}
    </>
  );
};

const Body = ({ received: { text, size } }: { received: Received }) => {
  if (size === 0) return <p class="soft small">No body.</p>;
  if (text === undefined) return <p class="soft small">A binary body of {bytes.format(size)}.</p>;
  return (
    <>
      <CodeBlock label="Response body" value={text} />
      {size > shownLength && <p class="soft small">Only the beginning is shown.</p>}
    </>
  );
};

/** The response to the request of the form. */
export const ResponsePanel = ({ received, error }: Outcome) => {
  const status = useRef<HTMLDivElement>(null);
  const id = received?.headers['x-request-id'];
  const isComplete = received?.isComplete || error !== undefined;
  // The form is often longer than the screen.
  useEffect(() => {
    if (isComplete) status.current?.scrollIntoView({ block: 'nearest' });
  }, [isComplete]);
  return (
    <section class="send-response" aria-label="The response">
      <Panel title="Response">
        <div role="status" ref={status}>
          {error && <p class="error">{error}</p>}
          {received && (
            <p class="line">
              <Status is={received.status} />
              {received.isComplete ? 'Received' : 'Receiving…'} {bytes.format(received.size)} in{' '}
              {Math.round(received.duration)} ms
            </p>
          )}
          {!received && !error && <p class="soft">Send the request to see the response.</p>}
        </div>
        {received && (
          <>
            {id !== undefined && received.isComplete && <Findings id={id} />}
            <Body received={received} />
            <details>
              <summary>Headers</summary>
              <HeaderList headers={received.headers} />
            </details>
          </>
        )}
      </Panel>
    </section>
  );
};
