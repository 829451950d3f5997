import { idempotencyKeyHeader } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { Dialog, DialogForm, SelectField, TextAreaField } from '../components/index.ts';
import { message } from '../store/messages.ts';
import { go } from '../store/route.ts';
import { sandbox } from '../store/sandbox.ts';
import { bodyHint } from './body-hint.ts';
import { type Exchange, formatPath, meaningfulHeaders } from './curl.ts';

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
      const response = await fetch(formatPath(exchange), {
        method: entry.method,
        headers,
        ...(body !== '' && { body }),
      });
      await response.arrayBuffer();
      message.done(`The replay returned status ${response.status}.`);
      onClose();
      const id = response.headers.get('X-Request-Id');
      if (id) go(['requests', id]);
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
            <b>{entry.method}</b> {formatPath(exchange)}
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
