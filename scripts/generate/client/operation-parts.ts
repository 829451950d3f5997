import { methodName } from '../../../generated/code/method-name.ts';
import {
  type Example,
  getItemSchema,
  headerVariable,
  type OpenApiDocument,
  type OperationEntry,
  type Parameter,
  resolve,
} from '../openapi-document.ts';

/** The options that every method has. No query parameter may have one of these names. */
const reserved = ['signal', 'headers', 'timeout', 'retries', 'as'];

/** The parameters that choose a list's encoding. */
const encodingParameters = ['format', 'bom'];

const getBody = (document: OpenApiDocument, { body }: OperationEntry) => {
  if (!body) return undefined;
  const [mediaType, media] = Object.entries(body.content)[0] ?? [];
  const [exampleRef] = Object.values(media?.examples ?? {});
  return {
    mediaType,
    schema: media?.schema,
    required: body.required ?? false,
    description: body.description,
    example: exampleRef && resolve<Example>(document, exampleRef).value,
  };
};

const toOption = ({ name, description, example }: Parameter) => ({
  name,
  option: headerVariable(name),
  description,
  example: example === undefined ? undefined : String(example),
});

/** Reads an operation. @throws Error if a parameter has the name of an option of every method */
export const toParts = (document: OpenApiDocument, entry: OperationEntry) => {
  const { path, method, item, operation, parameters, responses, success } = entry;
  const id = operation.operationId;
  const tag = operation.tags[0] ?? '';
  const within = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const pagination = operation['x-pagination'];
  const queryParameters = within('query').filter(
    ({ name }) => !(pagination && encodingParameters.includes(name)),
  );
  const reservedParameter = queryParameters.find(({ name }) => reserved.includes(name));
  if (reservedParameter)
    throw new Error(
      `${id}: the query parameter ${reservedParameter.name} has the name of an option of every method.`,
    );
  if (!success) throw new Error(`${id}: no response is a success.`);
  return {
    id,
    tag,
    /** The name of its method. */
    name: methodName(id, tag),
    method: method.toUpperCase(),
    path,
    operation,
    /** The URL of the console, if the console serves the operation instead of the API. */
    consoleUrl: (operation.servers ?? item.servers)?.[0]?.url,
    pathParameters: within('path'),
    /** Without the choice of an encoding, which is an option of every list. */
    queryParameters,
    headers: within('header').map(toOption),
    body: getBody(document, entry),
    responses,
    success,
    /** The schema of the records in a list or a stream. */
    record: getItemSchema(success),
    pagination,
    isStream: operation['x-stream'] === true,
  };
};

/** The parts from which the source of an operation's method is generated. */
export type OperationParts = ReturnType<typeof toParts>;
