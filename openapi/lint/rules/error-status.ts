import { asNode, locate, refName } from '../document.ts';
import { isError } from '../operations.ts';
import { operationRule } from '../rule.ts';

/** Each error has an example whose x-status is the response's status. */
export const errorStatus = operationRule(
  'The examples of an error response have its status as x-status.',
  function* ({ document, responses }) {
    for (const { status, node, at } of responses.filter(isError)) {
      for (const [type, media] of Object.entries(asNode(node.content))) {
        for (const [name, example] of Object.entries(asNode(asNode(media).examples))) {
          const place = [...at, 'content', type, 'examples', name];
          const { node: target, at: where } = locate(document, example, place);
          if (target['x-status'] === Number(status)) continue;
          const actual = target['x-status'] === undefined ? 'no x-status' : `x-status ${target['x-status']}`;
          const message = `The example "${refName(example) ?? name}" is used for ${status} but has ${actual}.`;
          yield { message, at: where };
        }
      }
    }
  },
);
