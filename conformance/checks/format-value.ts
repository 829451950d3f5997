import type { Exchange } from '../target/exchange.ts';

/** A value in readable form. Reports shorten it around what differs. */
export const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

/** The status of a response and the start of its body. */
export const summarizeResponse = ({ status, text }: Exchange): string =>
  `status ${status} with ${text === '' ? 'no body' : text.slice(0, 200)}`;
