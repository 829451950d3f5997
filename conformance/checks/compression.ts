import { headerNames } from '@workspace-api/contract';
import { type Exchange, listItems } from '../target/exchange.ts';
import { type Difference, unless } from './check-result.ts';

/** 4 KB, read as 4,000 or 4,096 bytes, whichever is smaller: bodies up to this size are not compressed. */
export const fourKilobytes = 4000;

/**
 * The content coding of a body; null if there is none. Coding names are case-insensitive, `x-gzip` means gzip, and `identity`
 * means no coding (RFC 9110, section 8.4.1).
 */
export const contentCoding = ({ headers }: Pick<Exchange, 'headers'>): string | null => {
  const codings = listItems(headers[headerNames.contentEncoding.toLowerCase()]);
  const applied = codings
    .map((coding) => coding.replace(/^x-/, ''))
    .filter((coding) => coding !== 'identity');
  return applied.length === 0 ? null : applied.join(', ');
};

/** Whether Accept-Encoding allows a coding, by name or by `*`, with a quality above 0 (RFC 9110, section 12.5.3). */
const allows = (accepted: string | undefined, coding: string): boolean => {
  const entries = listItems(accepted).map((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { name: name.replace(/^x-/, ''), isAllowed: quality === undefined || Number(quality) > 0 };
  });
  const entry = entries.find(({ name }) => name === coding) ?? entries.find(({ name }) => name === '*');
  return entry?.isAllowed ?? false;
};

/** Whether a body uses a coding that its request doesn't accept (`compression.only-when-negotiated`). */
export const unnegotiatedCoding = (exchange: Pick<Exchange, 'headers' | 'request'>): Difference | null => {
  const coding = contentCoding(exchange);
  const accepted = exchange.request.headers['accept-encoding'];
  const isAllowed = coding?.split(', ').every((one) => allows(accepted, one)) ?? true;
  const expected = `a coding of Accept-Encoding: ${accepted ?? '(none)'}`;
  return unless(isAllowed, expected, `Content-Encoding ${coding}`);
};
