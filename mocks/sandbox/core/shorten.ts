/**
 * Truncates a text with an ellipsis to `length` characters. It doesn't split surrogate pairs or escapes of a JSON
 * Pointer.
 */
export const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF~]$/, '')}…`;
