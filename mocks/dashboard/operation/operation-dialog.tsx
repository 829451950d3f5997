import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Reply, RequestError } from '../client/send.ts';
import { Badge, Button, CodeBlock, Dialog, Form, Inputs } from '../components/index.ts';
import { type Action, getDialogTitle, openedForm } from './action.tsx';
import { BodyFieldInput } from './body-field-input.tsx';
import { RequestPreview } from './request-preview.tsx';
import { useOperationForm } from './use-operation-form.ts';

type FormState = ReturnType<typeof useOperationForm>;

const closeForm = (): void => {
  openedForm.value = undefined;
};

const Headers = ({ form: { headers, setHeaders } }: { form: FormState }) => {
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
const Problem = ({ action, form }: { action: Action; form: FormState }) => {
  const { error, otherMessages, isLoaded, load } = form;
  if (!error) return null;
  const { status, summary } = error instanceof RequestError ? error : { status: 0, summary: error.message };
  const isStale = action.edits !== undefined && (status === 409 || status === 412);
  return (
    <div class="box bad stack-small" role="alert">
      <p>
        {status > 0 && <Badge tone="bad">{status}</Badge>} {summary}
      </p>
      {otherMessages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {isStale && (
        <p>
          Nothing was changed. Reload the current version to edit it: what you entered is kept, and replaces
          the current values of the same fields.
        </p>
      )}
      {(isStale || !isLoaded) && <Button onClick={load}>Reload</Button>}
    </div>
  );
};

const Result = ({ action, form, reply }: { action: Action; form: FormState; reply: Reply }) => {
  const heading = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div class="stack">
      <p role="status" class="line" ref={heading} tabIndex={-1}>
        <Badge tone="good">{reply.status}</Badge> {action.done}
      </p>
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

const Fields = ({ action, form }: { action: Action; form: FormState }) => {
  const element = useRef<HTMLFormElement>(null);
  const { fields, error, isValid } = form;
  const focusFirstProblem = () => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  useLayoutEffect(focusFirstProblem, [error]);
  // The dialog opened, and took the focus, before the fields were known.
  useLayoutEffect(() => {
    const first = element.current?.querySelector<HTMLElement>('input, select, textarea, button');
    first?.focus();
    if (first instanceof HTMLTextAreaElement) first.setSelectionRange(0, 0);
  }, []);
  return (
    <Form
      ref={element}
      layout="stack"
      noValidate
      onSubmit={() => (isValid ? form.submit() : focusFirstProblem())}
    >
      {action.text && <p>{action.text}</p>}
      {fields.map((field) => (
        <BodyFieldInput
          key={field.pointer}
          field={field}
          value={form.getText(field)}
          error={form.getError(field)}
          onChange={(text) => form.setText(field, text)}
        />
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
  const form = useOperationForm(action);
  return (
    <Dialog title={getDialogTitle(action)} onClose={closeForm}>
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

/** The open form of an operation. Rendered once by the views that open forms. It closes when they are left. */
export const OpenedForm = () => {
  useEffect(() => closeForm, []);
  const action = openedForm.value;
  return action ? <OperationDialog key={action.title} action={action} /> : null;
};
