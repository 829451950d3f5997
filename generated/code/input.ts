/** An operation as openapi-typescript describes it. */
type Described = { parameters: object; responses: object };

type In<Operation extends Described, Place extends string> = Operation['parameters'] extends {
  [key in Place]: infer Required;
}
  ? { [key in Place]: Required }
  : Operation['parameters'] extends { [key in Place]?: infer Optional }
    ? [Exclude<Optional, undefined>] extends [never]
      ? unknown
      : { [key in Place]?: Exclude<Optional, undefined> }
    : unknown;
type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : Operation extends { requestBody?: { content: infer Content } }
    ? [Content] extends [never]
      ? unknown
      : { body?: Content[keyof Content] }
    : unknown;

/** The input of an operation: `path`, `query`, `header` and `body`, if it has them. */
export type OperationInput<Operation extends Described> = In<Operation, 'path'> &
  In<Operation, 'query'> &
  In<Operation, 'header'> &
  Body<Operation>;

/** The JSON of an operation's successful response. */
export type OperationOutput<Operation extends Described> = {
  [Status in keyof Operation['responses'] & (200 | 201 | 202 | 204)]: Operation['responses'][Status] extends {
    content: { 'application/json': infer Json };
  }
    ? Json
    : undefined;
}[keyof Operation['responses'] & (200 | 201 | 202 | 204)];
