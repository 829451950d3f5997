import { useState } from 'preact/hooks';
import { sandboxFetch } from '../client/host.ts';
import { control } from '../client/request.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Field, Form } from '../components/form.tsx';
import { Badge } from '../components/values.tsx';
import { TokenInput } from '../send/token-input.tsx';
import { findSecret, ownToken } from '../send/tokens.ts';
import { attempt, message } from '../store/messages.ts';
import { go, href, route } from '../store/route.ts';
import { tokens } from '../store/sandbox.ts';
import { useLoaded } from '../store/use-loaded.ts';
import { meaningfulHeaders } from './curl.ts';
import { compareResponses, consoleChoice, describeReplay } from './describe-replay.ts';
import { bodyHint, type Exchange, formatPath, isConsole, toApiPath } from './logged-request.ts';
import { readFilter } from './request-rows.ts';

/** The choice of what a request was sent with. The secret of a token that isn't a demo token has to be entered. */
const findChoice = (entry: Exchange['entry']): string => {
  if (isConsole(entry)) return consoleChoice;
  return entry.token === null || tokens.value.some(({ id }) => id === entry.token)
    ? (entry.token ?? '')
    : ownToken;
};

/** Resends a logged request with the selected token, or by console access if it was sent so. */
export const ReplayDialog = ({ exchange, onClose }: { exchange: Exchange; onClose: () => void }) => {
  const { entry, request } = exchange;
  const [choice, choose] = useState(() => findChoice(entry));
  const [body, setBody] = useState(request.body ?? '');
  const path = formatPath({ ...entry, path: choice === consoleChoice ? entry.path : toApiPath(entry.path) });
  const note = describeReplay(exchange, { choice, body });
  const send = () =>
    attempt(async () => {
      const headers = new Headers(meaningfulHeaders(exchange));
      const secret = findSecret(choice, tokens.value);
      if (secret !== undefined) headers.set('Authorization', `Bearer ${secret}`);
      const init = { method: entry.method, headers, ...(body !== '' && { body }) };
      const response = await sandboxFetch(path, init);
      await response.arrayBuffer();
      onClose();
      const id = response.headers.get('X-Request-Id');
      if (id) go(['requests', id], { ...readFilter(route.value.query), original: entry.id });
      else message.done(`The replay returned status ${response.status}.`);
    });
  const hasBody = request.body !== null || request.omitted !== null;
  return (
    <Dialog title="Replay the request" isFilled={body !== (request.body ?? '')} onClose={onClose}>
      <Form layout="stack" onSubmit={send}>
        <p>
          <code>
            <b>{entry.method}</b> {path}
          </code>
        </p>
        <TokenInput
          value={choice}
          onChange={choose}
          others={isConsole(entry) ? [[consoleChoice, 'Console access, as the owner of the workspace']] : []}
        />
        {hasBody && (
          <Field label="Body" type="code" hint={bodyHint(request, body)} value={body} onChange={setBody} />
        )}
        {note && <p class="soft small">{note}</p>}
        <div class="actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary">
            Send
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};

/** Whether a replay has the same response as the original request. */
export const ReplayFinding = ({ replay, originalId }: { replay: Exchange; originalId: string }) => {
  const { value: original } = useLoaded(() => control.getRequest({ path: { id: originalId } }), [originalId]);
  // The log may have dropped the original meanwhile.
  if (!original) return null;
  const { isSame, description } = compareResponses(original, replay);
  return (
    <section class={`box ${isSame ? '' : 'warn'}`}>
      <h3>Replay</h3>
      <p class="line">
        <Badge tone={isSame ? 'good' : 'warn'}>{isSame ? 'same response' : 'different response'}</Badge>
        <span>{description}</span>
        <a href={href(['requests', originalId], readFilter(route.value.query))}>Show the original</a>
      </p>
    </section>
  );
};
