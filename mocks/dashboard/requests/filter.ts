import { countViolations, formatPath, type LoggedRequest } from './logged-request.ts';

/** The filters of the list. */
export type Filter = {
  /** A part of the path with its query, the operation, the id, the workspace or the error code. */
  readonly text: string;
  /** An operation; empty for all. */
  readonly operation: string;
  /** The first digit of the status; empty for all. */
  readonly status: string;
  readonly onlyViolations: boolean;
};

export const noFilter: Filter = { text: '', operation: '', status: '', onlyViolations: false };

/** Reads the filters of an address. */
export const readFilter = (query: URLSearchParams): Filter => ({
  text: query.get('text') ?? '',
  operation: query.get('operation') ?? '',
  status: query.get('status') ?? '',
  onlyViolations: query.has('violations'),
});

/** The parameters of an address with filters. An empty one is omitted from the address. */
export const toParameters = ({ onlyViolations, ...filter }: Filter): Readonly<Record<string, string>> => ({
  ...filter,
  violations: onlyViolations ? 'only' : '',
});

/** Whether a request matches the filters. */
export const matches = (filter: Filter, request: LoggedRequest): boolean => {
  const { text, operation, status, onlyViolations } = filter;
  const { id, method, workspace, code } = request;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = [id, method, formatPath(request), request.operation, workspace, code, request.status]
    .join(' ')
    .toLowerCase();
  return (
    words.every((word) => searched.includes(word)) &&
    (operation === '' || request.operation === operation) &&
    (status === '' || String(request.status).startsWith(status)) &&
    (!onlyViolations || countViolations(request) > 0)
  );
};
