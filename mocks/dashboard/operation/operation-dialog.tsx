import { ControlError } from '@workspace-api/contract/sandbox';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Reply } from '../client/request.ts';
import {
  Badge,
  Button,
  CodeBlock,
  CopyButton,
  Dialog,
  Field,
  Form,
  focusFirst,
  Inputs,
  Table,
} from '../components/index.ts';
import { route } from '../store/route.ts';
import { type Action, getDialogTitle, openedForm, RequestPreview } from './action.tsx';
import { useForm } from './use-form.ts';

type FormProps = { readonly action: Action; readonly form: ReturnType<typeof useForm> };

const closeForm = (): void => {
  openedForm.value = undefined;
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
const Problem = ({ action, form: { error, otherMessages, isLoaded, load } }: FormProps) => {
  if (!error) return null;
  const { status, error: rejected } = error instanceof ControlError ? error : { status: 0 };
  const isStale = action.edits !== undefined && (status === 409 || status === 412);
  return (
    <div class="box bad stack-small" role="alert">
      <p>
        {status > 0 && <Badge tone="bad">{status}</Badge>} {rejected?.message ?? error.message}
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

const Result = ({ action, form, reply }: FormProps & { readonly reply: Reply }) => {
  const heading = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div class="stack">
      <p role="status" class="line" ref={heading} tabIndex={-1}>
        <Badge tone="good">{reply.status}</Badge> {action.done}
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
        <Button kind="primary" onClick={closeForm}>
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
          getKey={({ path }) => path}
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

const Fields = ({ action, form }: FormProps) => {
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
      {action.text && <p>{action.text}</p>}
      {form.changes && <Changed changes={form.changes} />}
      {form.inputs.map((input) => (
        <Field key={input.label} {...input} />
      ))}
      <Headers form={form} />
      <RequestPreview request={action.request} {...form.content} />
      <div class="form-end stack-small">
        <Problem action={action} form={form} />
        <div class="actions">
          <Button onClick={closeForm}>Cancel</Button>
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

const OperationDialog = ({ action }: { action: Action }) => {
  const form = useForm(action);
  return (
    <Dialog title={getDialogTitle(action)} isFilled={form.isFilled} onClose={closeForm}>
      {form.reply ? (
        <Result action={action} form={form} reply={form.reply} />
      ) : !form.isLoaded && !form.error ? (
        <p class="soft" aria-busy="true">
          Loading…
        </p>
      ) : (
        <Fields action={action} form={form} />
      )}
    </Dialog>
  );
};

/** The open form of an operation. Rendered once, by the shell. It closes when the view is left. */
export const OpenedForm = () => {
  const { segments } = route.value;
  useEffect(() => closeForm, [segments]);
  const action = openedForm.value;
  return action ? <OperationDialog key={action.title} action={action} /> : null;
};
