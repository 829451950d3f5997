import { mediaTypes, type OperationId } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';

/** An encoding of lists other than JSON. */
export type ExportEncoding = 'ndjson' | 'csv' | 'tson';

/** Whether a request is for a list in an encoding other than JSON. `format` takes precedence over `Accept`. */
export const isExport = (request: Request, id: OperationId, encoding: ExportEncoding): boolean => {
  if (findOperation(request)?.id !== id) return false;
  const format = new URL(request.url).searchParams.get('format');
  return format === null ? request.headers.get('Accept') === mediaTypes[encoding] : format === encoding;
};
