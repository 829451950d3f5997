/** Whether some strings contain every word of a search. An empty search has no words. */
export const hasWords = (search: string, searched: readonly unknown[]): boolean => {
  const text = searched.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
