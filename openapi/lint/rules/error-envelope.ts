import { asNode, isNode, locate, refName } from '../document.ts';
import { isError } from '../operations.ts';
import { operationRule } from '../rule.ts';

const json = 'application/json';
const envelopes = ['ErrorEnvelope', 'ValidationError'];

/** Errors are JSON envelopes in every encoding. Each error has an example whose x-status is the response's status. */
export const errorEnvelope = operationRule(
  'An error response is application/json, with the error envelope and examples with its status.',
  function* ({ document, responses }) {
    for (const response of responses.filter(isError)) {
      const { status, at, label } = response;
      const content = asNode(response.node.content);
      if (Object.keys(content).join() !== json) {
        const actual = Object.keys(content).join(', ') || 'no content';
        yield { message: `${label} must be ${json} only; found ${actual}.`, at };
        continue;
      }
      const media = asNode(content[json]);
      const here = [...at, 'content', json];
      const schema = refName(media.schema);
      if (schema === undefined || !envelopes.includes(schema)) {
        const actual = schema ?? 'an inline schema';
        yield {
          message: `${label} must have the schema ${envelopes.join(' or ')}; found ${actual}.`,
          at: here,
        };
      }
      const examples = Object.entries(asNode(media.examples));
      if (examples.length === 0) {
        yield { message: `${label} has no named examples.`, at: here };
      }
      for (const [name, example] of examples) {
        const { node, at: where } = locate(document, example, [...here, 'examples', name]);
        if (node['x-status'] !== Number(status)) {
          const actual = node['x-status'] === undefined ? 'no x-status' : `x-status ${node['x-status']}`;
          yield {
            message: `The example "${refName(example) ?? name}" is shown for ${status} but has ${actual}.`,
            at: where,
          };
        }
        if (!isNode(asNode(node.value).error)) {
          yield { message: `The example "${refName(example) ?? name}" is not an error envelope.`, at: where };
        }
      }
    }
  },
);
