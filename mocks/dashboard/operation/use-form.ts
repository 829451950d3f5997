import { etagHeader, idempotencyKeyHeader, ifMatchHeader } from '@workspace-api/contract';
import { ControlError } from '@workspace-api/contract/sandbox';
import { useEffect, useState } from 'preact/hooks';
import { createPatch } from 'rfc6902';
import { getMember, resolve as resolveIn } from '../client/json.ts';
import {
  createKey,
  loadOpenApiDocument,
  type OperationRequest,
  type Reply,
  sendRequest,
} from '../client/request.ts';
import { act } from '../store/events.ts';
import { type Action, hasForm } from './action.ts';
import {
  assignMessages,
  type BodyField,
  compareDocuments,
  createBody,
  formatField,
  type JsonObject,
  listFields,
  type Resolve,
  type Schema,
  type StringsByPointer,
} from './body.ts';

/** The schema of a JSON Patch, whose form has the fields of the document that is changed. */
const patchSchema = 'JsonPatch';

/** The records of the control plane whose schemas seeds don't have. */
const notInSeeds: Readonly<Record<string, Schema>> = {
  theme: { $ref: '#/components/schemas/ThemeRecord' },
  tokens: { $ref: '#/components/schemas/NewToken' },
};

/** The name of the schema that has a form's fields; undefined for an operation without a body. */
const findSchema = ({ operation: { requestBody, responses } }: OperationRequest): string | undefined => {
  if (requestBody?.schema !== patchSchema) return requestBody?.schema;
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return Object.values(response?.content ?? {})[0]?.schema;
};

type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly description?: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** Lists the fields of an operation's body. */
const listBodyFields = ({ request, narrowed, ...action }: Action, document: ApiDocument): BodyField[] => {
  const name = 'body' in action ? undefined : findSchema(request);
  if (name === undefined) return [];
  const { schemas } = document.components;
  const resolve: Resolve = (schema) => resolveIn(document, schema);
  if (request.resource === undefined) return listFields(resolve(schemas[name] ?? {}), resolve, narrowed);
  const list = resolve({ ...schemas.SeedRecords?.properties, ...notInSeeds }[request.resource] ?? {});
  const schema = resolve(list.items ?? list);
  // A change has only the members that change.
  const isChange = request.operation.method === 'PATCH';
  return listFields(isChange ? { ...schema, required: [] } : schema, resolve, narrowed);
};

/** What a form is made from: its fields, and the values that they have before they are edited. */
type Basis = {
  /** What the request does. */
  readonly text: string | undefined;
  readonly fields: readonly BodyField[];
  readonly values: JsonObject;
  /** The headers that the operation takes, with their first values. */
  readonly headers: StringsByPointer;
};

const loadBasis = async (action: Action): Promise<Basis> => {
  const { request, fixed = {}, hasMember = () => true, initial = {}, edits } = action;
  const [document, current] = await Promise.all([
    loadOpenApiDocument(request.server) as Promise<ApiDocument>,
    edits && sendRequest(edits),
  ]);
  const { path, method, parameters } = request.operation;
  const names = hasForm(action) ? parameters.header : [];
  const { description } = document.paths[path]?.[method.toLowerCase()] ?? {};
  const fields = listBodyFields(action, document);
  const headers: StringsByPointer = {
    [idempotencyKeyHeader]: createKey(),
    [ifMatchHeader]: current?.headers.get(etagHeader) ?? '',
  };
  return {
    // The other paragraphs are about what the service document leaves open.
    text: description?.split('\n\n')[0],
    fields: fields.filter(({ keys: [name = ''] }) => !Object.hasOwn(fixed, name) && hasMember(name)),
    values: current ? (current.body as JsonObject) : initial,
    headers: Object.fromEntries(names.map(({ name }) => [name, headers[name] ?? ''])),
  };
};

/** The body that is sent: a patch of what was read, or the fields together with the fixed members. */
const toRequestBody = (action: Action, { values }: Basis, edited: JsonObject): unknown => {
  const { request, fixed } = action;
  const { requestBody } = request.operation;
  if ('body' in action) return action.body;
  if (!requestBody) return undefined;
  if (requestBody.schema === patchSchema) return createPatch(values, edited);
  const body = { ...fixed, ...edited };
  return requestBody.required || Object.keys(body).length > 0 ? body : undefined;
};

/** The problem with each member, by its JSON Pointer. The whole message about a rejected JSON Patch is about one place. */
const listMessages = (error: Error | undefined): StringsByPointer => {
  const rejected = error instanceof ControlError ? error.error : undefined;
  const place = getMember(rejected?.details, 'path');
  return {
    ...(rejected && typeof place === 'string' && { [place]: rejected.message }),
    ...Object.fromEntries((rejected?.fields ?? []).map(({ path, message }) => [path, message])),
  };
};

/** The state of the form of an operation. @param onReply is called after a success */
export const useForm = (action: Action, onReply: (reply: Reply) => void) => {
  const [basis, setBasis] = useState<Basis>();
  const [entries, setEntries] = useState<StringsByPointer>({});
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
  const { body: edited, invalid } = createBody(fields, entries, values);
  const body = basis && toRequestBody(action, basis, edited);
  const allHeaders = { ...firstHeaders, ...headers };
  const header = Object.fromEntries(Object.entries(allHeaders).filter(([, value]) => value !== ''));
  const submit = () =>
    act(async () => {
      setError(undefined);
      setSending(true);
      // An error is shown in the form: a message would be behind the dialog.
      await sendRequest(action.request, { header, body }).then((received) => {
        setReply(received);
        onReply(received);
      }, setError);
      setSending(false);
    });
  const changes =
    before &&
    compareDocuments(before, values).map((change) => ({
      ...change,
      isReplaced: Object.keys(entries).some((pointer) => `${change.path}/`.startsWith(`${pointer}/`)),
    }));
  const { byField, others } = assignMessages(fields, listMessages(error));
  return {
    isLoaded: basis !== undefined,
    text: basis?.text,
    isSending,
    /** Whether closing the form would lose what the user entered. */
    isFilled: !reply && Object.keys({ ...entries, ...headers }).length > 0,
    /** What differs from the document that was loaded before; undefined until it is reloaded. */
    changes,
    inputs: fields.map((field) => ({
      ...field.input,
      value: entries[field.pointer] ?? formatField(field, values),
      error: invalid[field.pointer] ?? byField[field.pointer],
      onChange: (text: string) => setEntries({ ...entries, [field.pointer]: text }),
    })),
    headers: allHeaders,
    setHeaders,
    content: { header, body },
    isValid: Object.keys(invalid).length === 0,
    error,
    /** The messages about members that have no input. */
    otherMessages: others,
    reply,
    load,
    submit,
  };
};
