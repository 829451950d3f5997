import { getOperation, type OperationId } from '@workspace-api/contract';
import { changeJson } from '../wrappers/change-responses.ts';
import { chain } from '../wrappers/fetch.ts';
import { creations, hiddenResponses } from './lib/not-shown.ts';
import type { Variant } from './lib/variant.ts';

const nestRecord = (id: OperationId) =>
  changeJson([id], (json) => ({ status: 'ok', result: { [getOperation(id).tag]: json } }));

export const nestedRecord: Variant = {
  text: 'Writes and creations return the record inside an envelope.',
  allowedBy:
    "Endpoints: the response bodies aren't documented; a new key returns its secret, but the member isn't named.",
  families: ['pages', 'theme', 'agents', 'billing', 'tokens'],
  decision: 5,
  wrap: chain(...[...hiddenResponses, ...creations].map(nestRecord)),
};
