/**
 * The id of a heading, by its text.
 *
 * @example slugOf('Errors and retrying') // 'errors-and-retrying'
 */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Ids of one page: a text that comes again gets a number. */
export const uniqueSlugs = (prefix = ''): ((text: string) => string) => {
  const seen = new Map<string, number>();
  return (text) => {
    const slug = slugOf(`${prefix} ${text}`) || 'section';
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count + 1}`;
  };
};
