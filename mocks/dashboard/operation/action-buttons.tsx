import { ControlError } from '@workspace-api/contract/sandbox';
import { useLayoutEffect, useRef } from 'preact/hooks';
import {
  type Content,
  consolePath,
  formatRequestLine,
  type OperationRequest,
  type Reply,
  sendRequest,
  toHeaders,
} from '../client/request.ts';
import { Button, CopyButton } from '../components/button.tsx';
import { CodeBlock } from '../components/code-block.tsx';
import { Dialog, focusFirst, openDialog } from '../components/dialog.tsx';
import { Field, Form, Inputs, withCode } from '../components/form.tsx';
import { Badge, Status } from '../components/values.tsx';
import { Table } from '../components/view.tsx';
import { act } from '../store/events.ts';
import { type Action, finish, hasForm } from './action.ts';
import { useForm } from './use-form.ts';

type FormProps = {
  readonly action: Action;
  readonly form: ReturnType<typeof useForm>;
  readonly close: () => void;
};

/** Shows a request as it will be sent, or was sent. */
const RequestPreview = ({ request, ...content }: { request: OperationRequest } & Content) => {
  const lines = [
    formatRequestLine(request),
    ...Object.entries(toHeaders(request.operation, content)).map(([name, value]) => `${name}: ${value}`),
    ...(content.body === undefined ? [] : ['', JSON.stringify(content.body, null, 2)]),
  ];
  return (
    <div class="stack-small">
      <CodeBlock label="Request" value={lines.join('\n')} />
      <p class="hint">
        {request.server === 'api' ? (
          <>
            Sent as the owner of the workspace, without a token, below <code>{consolePath()}</code>.
          </>
        ) : (
          <>
            <Badge tone="accent">sandbox only</Badge> The API has no operation for it.
          </>
        )}
      </p>
    </div>
  );
};

const Headers = ({ form: { headers, setHeaders } }: Pick<FormProps, 'form'>) => {
  const names = Object.keys(headers);
  if (names.length === 0) return null;
  return (
    <details>
      <summary>Headers: {names.join(', ')}</summary>
      <div class="stack-small">
        <Inputs
          inputs={Object.fromEntries(names.map((name) => [name, { label: name }]))}
          values={headers}
          onChange={setHeaders}
        />
      </div>
    </details>
  );
};

/** Why the request failed. For an edit of what someone else has changed, it offers the current version. */
const Problem = ({ action, form: { error, otherMessages, isLoaded, load } }: Omit<FormProps, 'close'>) => {
  if (!error) return null;
  const { status, error: rejected } = error instanceof ControlError ? error : { status: 0 };
  const isStale = action.edits !== undefined && (status === 409 || status === 412);
  return (
    <div class="box bad stack-small" role="alert">
      <p>
        {status > 0 && <Status is={status} />} {rejected?.message ?? error.message}
      </p>
      {otherMessages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {isStale && (
        <p>
          Nothing was changed. Reload the current version to see what differs: what you entered is kept, and
          replaces the current values of the same fields.
        </p>
      )}
      {(isStale || !isLoaded) && <Button onClick={load}>Reload</Button>}
    </div>
  );
};

/** The secrets in a response. */
const listSecrets = (body: unknown): string[] =>
  Object.entries(body ?? {}).flatMap(([name, value]): string[] => {
    if (typeof value === 'object') return listSecrets(value);
    return name === 'secret' ? [String(value)] : [];
  });

const Result = ({ action, form, reply, close }: FormProps & { readonly reply: Reply }) => {
  const heading = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div class="stack">
      <p role="status" class="line" ref={heading} tabIndex={-1}>
        <Status is={reply.status} /> {action.done}
      </p>
      {listSecrets(reply.body).map((secret) => (
        <p key={secret} class="line">
          <code>{secret}</code>
          <CopyButton text={secret} what="secret" />
        </p>
      ))}
      {reply.body !== undefined && <CodeBlock label="Response" value={reply.body} />}
      <RequestPreview request={action.request} {...form.content} />
      <div class="actions">
        <Button kind="primary" onClick={close}>
          Done
        </Button>
      </div>
    </div>
  );
};

/** What someone else has changed since the form was opened. */
const Changed = ({ changes }: { changes: NonNullable<FormProps['form']['changes']> }) => {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.focus(), [changes]);
  return (
    <section class="box warn stack-small" ref={box} tabIndex={-1} aria-label="Changes">
      <h3>{changes.length === 0 ? 'Only the version has changed.' : 'Changed since you opened the form'}</h3>
      {changes.length > 0 && (
        <Table
          caption="Changes"
          rows={changes}
          columns={[
            { name: 'Member', show: ({ path }) => <code>{path}</code> },
            { name: 'Before', show: ({ before }) => <code>{before ?? '–'}</code> },
            { name: 'Now', show: ({ now }) => <code>{now ?? '–'}</code> },
            { name: 'You', show: ({ isReplaced }) => (isReplaced ? 'replace it' : 'keep it') },
          ]}
        />
      )}
    </section>
  );
};

const Fields = ({ action, form, close }: FormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const focusFirstProblem = () => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  useLayoutEffect(focusFirstProblem, [form.error]);
  // The dialog opened, and took the focus, before the fields were known.
  useLayoutEffect(() => focusFirst(element.current as Element), []);
  return (
    <Form
      ref={element}
      layout="stack"
      noValidate
      onSubmit={() => (form.isValid ? form.submit() : focusFirstProblem())}
    >
      {form.text && <p>{withCode(form.text)}</p>}
      {form.changes && <Changed changes={form.changes} />}
      {form.inputs.map((input) => (
        <Field key={input.label} {...input} />
      ))}
      <Headers form={form} />
      <RequestPreview request={action.request} {...form.content} />
      <div class="form-end stack-small">
        <Problem action={action} form={form} />
        <div class="actions">
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            isDisabled={!form.isLoaded || form.isSending}
            kind={action.isDangerous ? 'danger' : 'primary'}
          >
            {action.submit}
          </Button>
        </div>
      </div>
    </Form>
  );
};

/** The form of an action, or the question whether to send its request; then the response, if there is a form. */
const OperationDialog = ({ action, close }: Pick<FormProps, 'action' | 'close'>) => {
  const { label, subject, title } = action;
  const isForm = hasForm(action);
  const form = useForm(action, (reply) => {
    if (isForm) return;
    close();
    finish(action, reply);
  });
  const name = subject === undefined ? title : `${label} ${subject}`;
  const props = { action, form, close };
  return (
    <Dialog title={isForm ? name : `${name}?`} isFilled={form.isFilled} onClose={close}>
      {isForm && form.reply ? (
        <Result {...props} reply={form.reply} />
      ) : !form.isLoaded && !form.error ? (
        <p class="soft" aria-busy="true">
          Loading…
        </p>
      ) : (
        <Fields {...props} />
      )}
    </Dialog>
  );
};

/** Opens the dialog of an action, or sends its request. @returns what the button waits for */
const perform = (action: Action): Promise<boolean> | undefined => {
  if (!hasForm(action) && !action.isConfirmed && !action.isDangerous)
    return act(async () => finish(action, await sendRequest(action.request, { body: action.body })));
  openDialog((close) => <OperationDialog action={action} close={close} />);
  return undefined;
};

/** The buttons of some actions, without the ones that aren't offered. */
export const ActionButtons = ({ actions }: { actions: readonly (Action | false | undefined)[] }) => (
  <>
    {actions.map(
      (action) =>
        action && (
          <Button
            key={action.title}
            kind={action.isDangerous ? 'danger' : action.isPrimary ? 'primary' : 'plain'}
            onClick={() => perform(action)}
            {...(action.name !== undefined && { label: action.title })}
            isDisabled={action.isDisabled ?? false}
          >
            {action.label}
          </Button>
        ),
    )}
  </>
);
