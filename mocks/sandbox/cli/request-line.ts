import pc from 'picocolors';
import { printable } from '../core/printable.ts';
import type { CompletedRequest } from '../http/completed-request.ts';
import { isApiPath } from '../http/mounts.ts';

/** The maximum length of a path and of a query value in a line, in characters. */
const [pathLength, valueLength] = [300, 60];

const formatUrl = ({ path, query }: CompletedRequest): string => {
  if (path === '') return '(not readable)';
  let address = printable(path, pathLength);
  let separator = '?';
  for (const name of Object.keys(query)) {
    address += `${separator}${name}=${printable(query[name] ?? '', valueLength)}`;
    separator = '&';
  }
  return address;
};

const formatField = (field: { readonly path: string; readonly reason: string }): string =>
  [printable(field.path, pathLength), field.reason].filter(Boolean).join(' ');

/** Describes what was wrong with a request: its error with the first field, or the first contract violation. */
const describeProblem = ({ code, field, violations: [first, ...more] }: CompletedRequest): string => {
  if (code !== null) return field ? `${code} ${formatField(field)}` : code;
  if (first === undefined) return '';
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  return `violation: ${first.in} ${formatField(first)}${others}`;
};

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request is printed. The dashboard polls the control plane, browsers send preflights, and monitors request
 * the health. Their lines would bury the requests of the program under development.
 */
export const isPrinted = ({ method, path, status }: CompletedRequest): boolean =>
  status >= 400 || !reading.has(method) || (isApiPath(path) && method !== 'OPTIONS');

/** The style of lines: with or without colours. */
export type LineStyle = ReturnType<typeof pc.createColors>;

/** Uses colours only on a terminal that supports them (https://no-color.org). */
export const lineStyle = ({ isTTY }: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): LineStyle =>
  pc.createColors(isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb');

/** Formats a request as one line: method, path, status, milliseconds, and what was wrong. */
export const requestLine = (request: CompletedRequest, style: LineStyle): string => {
  const { method, status, durationMs } = request;
  const complaint = describeProblem(request);
  const paint = status >= 500 ? style.red : status >= 400 || complaint ? style.yellow : style.green;
  const duration = style.dim(`${durationMs.toFixed(1)} ms`);
  const line = `${(method || '?').padEnd(6)} ${formatUrl(request)} ${paint(String(status))} ${duration}`;
  return complaint ? `${line} ${paint(complaint)}` : line;
};
