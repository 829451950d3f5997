import { asArray, asNode, type Located, locate, members, type Node, type Path } from './document.ts';

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

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
  responses: (Located & { status: string })[];
  /** It declares `x-pagination`. */
  list: boolean;
};

const listParameters = (document: Node, value: unknown, at: Path): Operation['parameters'] =>
  asArray(value).map((parameter, index) => {
    const located = locate(document, parameter, [...at, 'parameters', index]);
    return { ...located, name: String(located.node.name), in: String(located.node.in) };
  });

const view = (document: Node, path: string, item: Node, method: string): Operation => {
  const at = ['paths', path, method];
  const node = asNode(item[method]);
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
    })),
    list: node['x-pagination'] !== undefined,
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
