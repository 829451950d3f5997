import { mediaTypes, operations } from '@workspace-api/contract';
import type { Answer } from './answers.ts';

type Content = { schema?: unknown; example?: unknown; examples?: unknown };
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, Content> }> }>>;
};

/** Replaces the contract's examples with these responses, for mocks that respond with examples. */
export const withAnswers = <Given extends object>(contract: Given, answers: readonly Answer[]): Given => {
  const document = structuredClone(contract);
  for (const { operation, status, body } of answers) {
    const { path, method } = operations[operation];
    const response = (document as Given & Document).paths[path]?.[method.toLowerCase()]?.responses[status];
    const content = response?.content?.[mediaTypes.json];
    if (!content) throw new Error(`The contract has no JSON body for ${operation} with ${status}.`);
    delete content.examples;
    content.example = JSON.parse(body);
  }
  return document;
};
