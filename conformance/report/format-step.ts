import { oneLine } from '../engine/report/printable.ts';
import type { ReportedExchange } from '../engine/report/report.ts';

/** The maximum lengths of a step's parts. A part with a maximum is on one line. */
type Lengths = { readonly curl?: number; readonly body?: number };

const cut = (value: string, length: number | undefined): string =>
  length === undefined ? value : oneLine(value, length);

/** A step of a finding: the request as a command and its response, or the call of the driver and what it returned. */
export const formatStep = (
  { curl, status, body, driver }: ReportedExchange,
  lengths: Lengths = {},
): string => {
  const command = cut(curl, lengths.curl);
  const result = cut(body, lengths.body);
  if (driver !== undefined) return result === '' ? command : `${command}\n→ ${result}`;
  return `$ ${command}\n→ ${status ?? 'no response'} ${result}`;
};
