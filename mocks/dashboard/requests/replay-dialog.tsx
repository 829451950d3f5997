import { idempotencyKeyHeader } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { Dialog, DialogForm, SelectField, TextAreaField } from '../components/index.ts';
import { message } from '../store/messages.ts';
import { go, route } from '../store/route.ts';
import { sandbox } from '../store/sandbox.ts';
import { bodyHint } from './body-hint.ts';
import { meaningfulHeaders } from './curl.ts';
import { readFilter, toParameters } from './filter.ts';
import { type Exchange, formatPath } from './logged-request.ts';

const showStatus = (status: number, original: number): void => {
  const kind = status < 400 ? 'done' : status < 500 ? 'warning' : 'error';
  const instead = status === original ? '' : ` instead of ${original}`;
  message[kind](`The replay returned status ${status}${instead}.`);
};

/** Resends a logged request with the selected token. */
export const ReplayDialog = ({ exchange, onClose }: { exchange: Exchange; onClose: () => void }) => {
  const { entry, request } = exchange;
  const tokens = sandbox.value?.tokens ?? [];
  const [token, setToken] = useState(
    tokens.find(({ id }) => id === entry.token)?.token ?? tokens[0]?.token ?? '',
  );
  const [body, setBody] = useState(request.body ?? '');
  const send = async () => {
    const headers = new Headers(meaningfulHeaders(exchange));
    if (token !== '') headers.set('Authorization', `Bearer ${token}`);
    if (request.headers.Accept) headers.set('Accept', request.headers.Accept);
    try {
      const response = await fetch(formatPath(entry), {
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
      <DialogForm action="Send" onSubmit={send} onClose={onClose}>
        <p>
          <code>
            <b>{entry.method}</b> {formatPath(entry)}
          </code>
        </p>
        <SelectField
          label="Token"
          value={token}
          choices={[
            ...tokens.map(({ token: secret, id, purpose }): [string, string] => [
              secret,
              `${id}: ${purpose ?? ''}`,
            ]),
            ['', 'No token'],
          ]}
          onChange={setToken}
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
        {idempotencyKeyHeader in request.headers && (
          <p class="soft small">
            The replay has the same {idempotencyKeyHeader}. If the request succeeded, the replay has no
            effect.
          </p>
        )}
      </DialogForm>
    </Dialog>
  );
};
