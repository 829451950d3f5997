import { errors, type OperationId, operations } from '@workspace-api/contract';
import { readError } from '../../wrappers/json.ts';
import { elevatedIf } from '../lib/elevate.ts';
import { type ExportEncoding, isExport } from '../lib/exports.ts';
import type { Mutant } from '../lib/mutant.ts';

/** An export that any token may request. */
const uncheckedExport = (id: OperationId, encoding: ExportEncoding): Mutant => ({
  clause: 'scopes.required',
  text: `The operation ${id} does not check scopes if it returns ${encoding}.`,
  wrap: elevatedIf(
    async (request, response) =>
      isExport(request, id, encoding) &&
      (await readError(response))?.code === errors['insufficient-scope'].code,
  ),
});

export const uncheckedExports: Record<string, Mutant> = {
  'csv-of-submissions-unchecked': uncheckedExport(operations.listSubmissions.id, 'csv'),
  'ndjson-of-logs-unchecked': uncheckedExport(operations.listLogs.id, 'ndjson'),
  'tson-of-secrets-unchecked': uncheckedExport(operations.listSecrets.id, 'tson'),
};
