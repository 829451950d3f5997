import { useState } from 'preact/hooks';
import { isConsole, toApiPath } from '../client/console-path.ts';
import { sandboxFetch } from '../client/host.ts';
import { Button, Dialog, Form, SelectField, TextAreaField } from '../components/index.ts';
import { message } from '../store/messages.ts';
import { go, route } from '../store/route.ts';
import { sandbox } from '../store/sandbox.ts';
import { bodyHint } from './body-hint.ts';
import { meaningfulHeaders } from './curl.ts';
import { consoleChoice, describeReplay } from './describe-replay.ts';
import { readFilter, toParameters } from './filter.ts';
import { type Exchange, formatPath } from './logged-request.ts';

const showStatus = (status: number, original: number): void => {
  const kind = status < 400 ? 'done' : status < 500 ? 'warning' : 'error';
  const instead = status === original ? '' : ` instead of ${original}`;
  message[kind](`The replay returned status ${status}${instead}.`);
};

/** Resends a logged request with the selected token, or by console access if it was sent so. */
export const ReplayDialog = ({ exchange, onClose }: { exchange: Exchange; onClose: () => void }) => {
  const { entry, request } = exchange;
  const tokens = sandbox.value?.tokens ?? [];
  const wasConsole = isConsole(entry);
  const [choice, setChoice] = useState(
    wasConsole ? consoleChoice : (tokens.find(({ id }) => id === entry.token)?.id ?? tokens[0]?.id ?? ''),
  );
  const [body, setBody] = useState(request.body ?? '');
  const path = formatPath({ ...entry, path: choice === consoleChoice ? entry.path : toApiPath(entry.path) });
  const note = describeReplay(exchange, choice);
  const send = async () => {
    const headers = new Headers(meaningfulHeaders(exchange));
    const secret = tokens.find(({ id }) => id === choice)?.secret;
    if (secret !== undefined) headers.set('Authorization', `Bearer ${secret}`);
    try {
      const response = await sandboxFetch(path, {
        method: entry.method,
        headers,
        ...(body !== '' && { body }),
      });
      await response.arrayBuffer();
      showStatus(response.status, entry.status);
      onClose();
      const id = response.headers.get('X-Request-Id');
      const filter = readFilter(route.value.query);
      if (id) go(['requests', id], { ...toParameters(filter), original: entry.id });
    } catch (error) {
      message.error(error);
    }
  };
  const hasBody = request.body !== null || request.omitted !== null;
  return (
    <Dialog title="Replay the request" onClose={onClose}>
      <Form layout="stack" onSubmit={send}>
        <p>
          <code>
            <b>{entry.method}</b> {path}
          </code>
        </p>
        <SelectField
          label="Token"
          value={choice}
          choices={[
            ...(wasConsole
              ? [[consoleChoice, 'Console access, as the owner of the workspace'] as [string, string]]
              : []),
            ...tokens.map(({ id, purpose }): [string, string] => [id, `${id}: ${purpose ?? ''}`]),
            ['', 'No token'],
          ]}
          onChange={setChoice}
        />
        {hasBody && (
          <TextAreaField
            label="Body"
            rows={8}
            isCode
            value={body}
            onChange={setBody}
            hint={bodyHint(request, body)}
          />
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
