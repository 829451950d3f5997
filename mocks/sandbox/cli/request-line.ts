import pc from 'picocolors';
import { printable } from '../core/printable.ts';
import type { CompletedRequest } from '../http/completed-request.ts';
import { isApiPath } from '../http/workspace-api.ts';

/** The longest path and the longest value of a query that a line has, in characters. */
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

/** What was wrong with a request: its error with the first field, or the first violation of the contract. */
const describeProblem = ({ code, field, violations: [first, ...more] }: CompletedRequest): string => {
  if (code !== null) return field ? `${code} ${formatField(field)}` : code;
  if (first === undefined) return '';
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  return `violation: ${first.in} ${formatField(first)}${others}`;
};

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request is worth a line. The dashboard reads the control plane all the time, a browser asks before it sends, and
 * a monitor asks for the health: their lines would bury the requests of the program that is being developed.
 */
export const isPrinted = ({ method, path, status }: CompletedRequest): boolean =>
  status >= 400 || !reading.has(method) || (isApiPath(path) && method !== 'OPTIONS');

/** How lines look: with colours or without. */
export type LineStyle = ReturnType<typeof pc.createColors>;

/** Colours only on a terminal that wants them (https://no-color.org). */
export const lineStyle = ({ isTTY }: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): LineStyle =>
  pc.createColors(isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb');

/** With one digit after the point. `toFixed` takes longer than all else about a line. */
const milliseconds = (duration: number): string => {
  const tenths = Math.round(duration * 10);
  return `${Math.floor(tenths / 10)}.${tenths % 10} ms`;
};

/** One line for a request: method, path, status, milliseconds, and what was wrong. */
export const requestLine = (request: CompletedRequest, style: LineStyle): string => {
  const { method, status, durationMs } = request;
  const complaint = describeProblem(request);
  const paint = status >= 500 ? style.red : status >= 400 || complaint ? style.yellow : style.green;
  const duration = style.dim(milliseconds(durationMs));
  const line = `${(method || '?').padEnd(6)} ${formatUrl(request)} ${paint(String(status))} ${duration}`;
  return complaint ? `${line} ${paint(complaint)}` : line;
};
