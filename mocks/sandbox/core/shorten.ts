/**
 * A text of at most so many characters; what is left out is marked by an ellipsis. Neither a surrogate pair nor an
 * escape of a JSON Pointer is cut in half.
 */
export const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF~]$/, '')}…`;
