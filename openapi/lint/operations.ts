import { asArray, asNode, type Located, locate, members, type Node, type Path } from './document.ts';

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
const writes: string[] = ['put', 'post', 'patch', 'delete'];

/** An operation with its references resolved. */
export type Operation = {
  document: Node;
  id: string;
  path: string;
  method: string;
  node: Node;
  at: Path;
  parameters: (Located & { name: string; in: string })[];
  body: Located | undefined;
  /** Each has a label for messages, which is the same for all uses of a shared response. */
  responses: (Located & { status: string; label: string })[];
  /** It requires a credential, so its security isn't `[]`. */
  authenticated: boolean;
  /** It is a POST, PUT, PATCH or DELETE, so Idempotency-Key applies to it. */
  write: boolean;
  /** It declares `x-pagination`. */
  list: boolean;
  /** It declares `x-stream: true`, so its response is open-ended. */
  stream: boolean;
  /** It has its own server, outside the API's base. */
  elsewhere: boolean;
};

const listParameters = (document: Node, value: unknown, at: Path): Operation['parameters'] =>
  asArray(value).map((parameter, index) => {
    const located = locate(document, parameter, [...at, 'parameters', index]);
    return { ...located, name: String(located.node.name), in: String(located.node.in) };
  });

const view = (document: Node, path: string, item: Node, method: string): Operation => {
  const at = ['paths', path, method];
  const node = asNode(item[method]);
  const security = asArray(node.security ?? document.security);
  const id = typeof node.operationId === 'string' ? node.operationId : `${method.toUpperCase()} ${path}`;
  return {
    document,
    id,
    path,
    method,
    node,
    at,
    parameters: [
      ...listParameters(document, item.parameters, ['paths', path]),
      ...listParameters(document, node.parameters, at),
    ],
    body:
      node.requestBody === undefined ? undefined : locate(document, node.requestBody, [...at, 'requestBody']),
    responses: members(document, node.responses, [...at, 'responses']).map(({ key, ...response }) => ({
      ...response,
      status: key,
      label: response.at[0] === 'components' ? `The response ${response.at[2]}` : `${id}'s ${key}`,
    })),
    authenticated: security.some((requirement) => Object.keys(asNode(requirement)).length > 0),
    write: writes.includes(method),
    list: node['x-pagination'] !== undefined,
    stream: node['x-stream'] === true,
    elsewhere: (node.servers ?? item.servers) !== undefined,
  };
};

/** Every operation under `paths`. Webhooks are requests that the service makes, and other rules apply to them. */
export const listOperations = (document: Node): Operation[] =>
  Object.entries(asNode(document.paths)).flatMap(([path, item]) => {
    const { node } = locate(document, item, ['paths', path]);
    return methods.filter((method) => method in node).map((method) => view(document, path, node, method));
  });

export const isSuccess = (response: { status: string }): boolean => response.status.startsWith('2');

export const isError = (response: { status: string }): boolean => /^[45]/.test(response.status);

export const findResponse = (operation: Operation, status: string) =>
  operation.responses.find((response) => response.status === status);

/** The names under which a response refers to its examples: the component's name, or else the local key. */
export const listExampleNames = (response: Located): string[] =>
  Object.values(asNode(response.node.content)).flatMap((media) =>
    Object.entries(asNode(asNode(media).examples)).map(([key, example]) => {
      const ref = asNode(example).$ref;
      return typeof ref === 'string' ? (ref.split('/').at(-1) ?? key) : key;
    }),
  );

/** Header names are compared without regard to case (RFC 9110, section 5.1). */
export const hasHeader = (response: Located, name: string): boolean =>
  Object.keys(asNode(response.node.headers)).some((key) => key.toLowerCase() === name.toLowerCase());
