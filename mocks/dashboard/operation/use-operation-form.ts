import { etagHeader, idempotencyKeyHeader, ifMatchHeader } from '@workspace-api/contract';
import { ControlError } from '@workspace-api/contract/sandbox';
import { useEffect, useState } from 'preact/hooks';
import { createPatch } from 'rfc6902';
import { sendRequest } from '../client/request.ts';
import { getMember } from '../client/resolve.ts';
import { createKey, type Reply } from '../client/send.ts';
import { act } from '../store/events.ts';
import type { Action } from './action.tsx';
import { type BodyField, listFields } from './body-fields.ts';
import { isPatch, loadBodySchema } from './body-schema.ts';
import {
  assignMessages,
  compareDocuments,
  createBody,
  formatField,
  type JsonObject,
  type StringsByPointer,
} from './body-values.ts';

/** What a form is made from: its fields, and the values that they have before they are edited. */
type Basis = {
  readonly fields: readonly BodyField[];
  readonly values: JsonObject;
  /** The headers that the operation takes, with their first values. */
  readonly headers: StringsByPointer;
};

const loadBasis = async (action: Action): Promise<Basis> => {
  const { request, fixed = {}, hasMember = () => true, initial = {}, edits, narrowed } = action;
  const [body, current] = await Promise.all([loadBodySchema(request), edits && sendRequest(edits)]);
  const fields = body ? listFields(body.schema, body.resolve, narrowed) : [];
  const values = {
    [idempotencyKeyHeader]: createKey(),
    [ifMatchHeader]: current?.headers.get(etagHeader) ?? '',
  };
  return {
    fields: fields.filter(({ keys: [name = ''] }) => !Object.hasOwn(fixed, name) && hasMember(name)),
    values: current ? (current.body as JsonObject) : initial,
    headers: Object.fromEntries(
      request.operation.parameters.header.map(({ name }) => [
        name,
        values[name as keyof typeof values] ?? '',
      ]),
    ),
  };
};

/** The body that is sent: a patch of what was read, or the fields together with the fixed members. */
const toRequestBody = ({ request, fixed }: Action, { values }: Basis, edited: JsonObject): unknown => {
  const { requestBody } = request.operation;
  if (!requestBody) return undefined;
  if (isPatch(request)) return createPatch(values, edited);
  const body = { ...fixed, ...edited };
  return requestBody.required || Object.keys(body).length > 0 ? body : undefined;
};

/** The problem with each member, by its JSON Pointer. The whole message about a rejected JSON Patch is about one place. */
const listMessages = ({ error }: ControlError): StringsByPointer => {
  const place = getMember(error?.details, 'path');
  return {
    ...(error && typeof place === 'string' && { [place]: error.message }),
    ...Object.fromEntries((error?.fields ?? []).map(({ path, message }) => [path, message])),
  };
};

/** The state of the form of an operation. */
export const useOperationForm = (action: Action) => {
  const [basis, setBasis] = useState<Basis>();
  const [inputs, setInputs] = useState<StringsByPointer>({});
  const [headers, setHeaders] = useState<StringsByPointer>({});
  const [error, setError] = useState<Error>();
  const [reply, setReply] = useState<Reply>();
  const [isSending, setSending] = useState(false);
  const [before, setBefore] = useState<JsonObject>();
  const load = async () => {
    setError(undefined);
    setHeaders({});
    setBefore(basis?.values);
    await loadBasis(action).then(setBasis, setError);
  };
  useEffect(() => void load(), []);
  const { fields, values, headers: firstHeaders } = basis ?? { fields: [], values: {}, headers: {} };
  const { body: edited, invalid } = createBody(fields, inputs, values);
  const body = basis && toRequestBody(action, basis, edited);
  const header = Object.fromEntries(
    Object.entries({ ...firstHeaders, ...headers }).filter(([, value]) => value !== ''),
  );
  const submit = () =>
    act(async () => {
      setError(undefined);
      setSending(true);
      // An error is shown in the form: a message would be behind the dialog.
      await sendRequest(action.request, { header, body }).then(setReply, setError);
      setSending(false);
    });
  const changes =
    before &&
    compareDocuments(before, values).map((change) => ({
      ...change,
      isReplaced: fields.some(
        ({ pointer }) => inputs[pointer] !== undefined && `${change.path}/`.startsWith(`${pointer}/`),
      ),
    }));
  const messages = error instanceof ControlError ? assignMessages(fields, listMessages(error)) : undefined;
  return {
    isLoaded: basis !== undefined,
    isSending,
    /** Whether closing the form would lose what the user entered. */
    isFilled: !reply && Object.keys({ ...inputs, ...headers }).length > 0,
    /** What differs from the document that was loaded before; undefined until it is reloaded. */
    changes,
    fields,
    getText: (field: BodyField) => inputs[field.pointer] ?? formatField(field, values),
    setText: (field: BodyField, text: string) => setInputs({ ...inputs, [field.pointer]: text }),
    getError: ({ pointer }: BodyField): string | undefined => invalid[pointer] ?? messages?.byField[pointer],
    headers: { ...firstHeaders, ...headers },
    setHeaders,
    content: { header, body },
    isValid: Object.keys(invalid).length === 0,
    error,
    /** The messages about members that have no input. */
    otherMessages: messages?.others ?? [],
    reply,
    load,
    submit,
  };
};
