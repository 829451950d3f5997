import { operationRule } from '../rule.ts';

/** Each `{name}` of a path is a required parameter with a schema and a description, and no other is declared. */
export const pathParameters = operationRule(
  'A path declares exactly the parameters in its template, each required and described.',
  function* ({ id, path, parameters, at }) {
    const named = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
    const declared = parameters.filter((parameter) => parameter.in === 'path');
    for (const name of named.filter((name) => !declared.some((parameter) => parameter.name === name))) {
      yield { message: `${id} has {${name}} in its path, but no such parameter.`, at };
    }
    for (const parameter of declared) {
      if (!named.includes(parameter.name)) {
        yield { message: `${id} declares the path parameter "${parameter.name}", which ${path} lacks.`, at };
      }
      if (parameter.node.required !== true) {
        yield { message: `The path parameter "${parameter.name}" must be required.`, at: parameter.at };
      }
      if (parameter.node.schema === undefined) {
        yield { message: `The path parameter "${parameter.name}" has no schema.`, at: parameter.at };
      }
    }
    for (const parameter of parameters) {
      if (typeof parameter.node.description !== 'string' || parameter.node.description.trim() === '') {
        yield { message: `The parameter "${parameter.name}" of ${id} has no description.`, at: parameter.at };
      }
    }
  },
);
