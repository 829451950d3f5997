import type { components } from '@workspace-api/contract/sandbox';

/** An entry of the request log. */
export type LoggedRequest = components['schemas']['LoggedRequest'];

/** The filters of the list. */
export type Filter = {
  /** A part of the path, the operation, the id, the workspace or the error code. */
  readonly text: string;
  /** An operation; empty for all. */
  readonly operation: string;
  /** The first digit of the status; empty for all. */
  readonly status: string;
  readonly onlyViolations: boolean;
};

export const noFilter: Filter = { text: '', operation: '', status: '', onlyViolations: false };

/** Whether a request matches the filters. */
export const matches = (filter: Filter, request: LoggedRequest): boolean => {
  const { text, operation, status, onlyViolations } = filter;
  const { id, method, path, workspace, code } = request;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = [id, method, path, request.operation, workspace, code, request.status]
    .join(' ')
    .toLowerCase();
  return (
    words.every((word) => searched.includes(word)) &&
    (operation === '' || request.operation === operation) &&
    (status === '' || String(request.status).startsWith(status)) &&
    (!onlyViolations || request.violations.length + request.omitted_violations > 0)
  );
};
