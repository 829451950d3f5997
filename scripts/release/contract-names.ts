type Node = { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The names by which users know the parts of a contract. */
export type ContractNames = {
  /** The summary of an operation: `List agents`. Without one, its method and path. */
  readonly operation: (method: string, path: string) => string;
  /** The name of a component that is a parameter: `status`. */
  readonly parameter: (component: string) => string;
  /** The name of a parameter of an operation, by its position in the new or the old contract. */
  readonly parameterAt: (
    method: string,
    path: string,
    index: string,
    isRemoved: boolean,
  ) => string | undefined;
};

const follow = (document: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((at, step) => (isNode(at) ? at[step] : undefined), document);

const getName = (document: unknown, parameter: unknown): string | undefined => {
  if (!isNode(parameter)) return undefined;
  if (typeof parameter.$ref === 'string')
    return getName(document, follow(document, parameter.$ref.slice(2).split('/')));
  return typeof parameter.name === 'string' ? parameter.name : undefined;
};

/**
 * Reads the names of a contract's parts.
 *
 * @param before the released contract, which has the names of what was removed
 * @param after the new contract
 */
export const contractNames = (before: unknown, after: unknown): ContractNames => {
  const both = [after, before];
  return {
    operation: (method, path) => {
      const [summary] = both
        .map((document) => follow(document, ['paths', path, method, 'summary']))
        .filter((value) => typeof value === 'string');
      return summary === undefined ? `\`${method.toUpperCase()} ${path}\`` : String(summary);
    },
    parameter: (component) =>
      both
        .map((document) => getName(document, follow(document, ['components', 'parameters', component])))
        .find((name) => name !== undefined) ?? component,
    parameterAt: (method, path, index, isRemoved) => {
      const document = isRemoved ? before : after;
      return getName(document, follow(document, ['paths', path, method, 'parameters', index]));
    },
  };
};
