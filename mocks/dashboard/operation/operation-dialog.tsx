import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { RequestError } from '../client/request-error.ts';
import type { Reply } from '../client/send.ts';
import { Badge, Button, CodeBlock, Dialog, TextField } from '../components/index.ts';
import { BodyFieldInput } from './body-field-input.tsx';
import { closeForm, type OperationFormSpec, openedForm } from './form-spec.ts';
import { RequestPreview } from './request-preview.tsx';
import { useOperationForm } from './use-operation-form.ts';

type FormState = ReturnType<typeof useOperationForm>;

const Headers = ({ form: { headers, setHeader } }: { form: FormState }) => {
  const names = Object.keys(headers);
  if (names.length === 0) return null;
  return (
    <details>
      <summary>Headers: {names.join(', ')}</summary>
      <div class="stack-small">
        {names.map((name) => (
          <TextField
            key={name}
            label={name}
            value={headers[name] ?? ''}
            onChange={(value) => setHeader(name, value)}
          />
        ))}
      </div>
    </details>
  );
};

/** Why the request failed. For an edit of what someone else has changed, it offers the current version. */
const Problem = ({ spec, form }: { spec: OperationFormSpec; form: FormState }) => {
  const { error, otherMessages, isLoaded, load } = form;
  if (!error) return null;
  const { status, summary } = error instanceof RequestError ? error : { status: 0, summary: error.message };
  const isStale = spec.edits !== undefined && (status === 409 || status === 412);
  return (
    <div class="problem" role="alert">
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

const Result = ({ spec, form, reply }: { spec: OperationFormSpec; form: FormState; reply: Reply }) => {
  const heading = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div class="stack">
      <p role="status" class="line" ref={heading} tabIndex={-1}>
        <Badge tone="good">{reply.status}</Badge> {spec.done}
      </p>
      {reply.body !== undefined && <CodeBlock label="Response" value={reply.body} />}
      <RequestPreview request={spec.request} {...form.content} />
      <div class="actions">
        <Button kind="primary" onClick={closeForm}>
          Done
        </Button>
      </div>
    </div>
  );
};

const Fields = ({ spec, form }: { spec: OperationFormSpec; form: FormState }) => {
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
    <form
      ref={element}
      class="stack operation-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) void form.submit();
        else focusFirstProblem();
      }}
    >
      {spec.text && <p>{spec.text}</p>}
      {fields.map((field) => (
        <BodyFieldInput
          key={field.pointer}
          field={field}
          text={form.getText(field)}
          error={form.getError(field)}
          onChange={(text) => form.setText(field, text)}
        />
      ))}
      <Headers form={form} />
      <RequestPreview request={spec.request} {...form.content} />
      <div class="form-end">
        <Problem spec={spec} form={form} />
        <div class="actions">
          <Button onClick={closeForm}>Cancel</Button>
          <Button
            type="submit"
            isDisabled={!form.isLoaded || form.isSending}
            kind={spec.isDangerous ? 'danger' : 'primary'}
          >
            {spec.action}
          </Button>
        </div>
      </div>
    </form>
  );
};

const OperationDialog = ({ spec }: { spec: OperationFormSpec }) => {
  const form = useOperationForm(spec);
  return (
    <Dialog title={spec.title} onClose={closeForm}>
      {form.reply ? (
        <Result spec={spec} form={form} reply={form.reply} />
      ) : !form.isLoaded && !form.error ? (
        <p class="loading" aria-busy="true">
          Loading…
        </p>
      ) : (
        <Fields spec={spec} form={form} />
      )}
    </Dialog>
  );
};

/** The open form of an operation. Rendered once by the views that open forms. It closes when they are left. */
export const OpenedForm = () => {
  useEffect(() => closeForm, []);
  const spec = openedForm.value;
  return spec ? <OperationDialog key={spec.title} spec={spec} /> : null;
};
