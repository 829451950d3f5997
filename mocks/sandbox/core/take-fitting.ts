/** Takes the first items whose sizes fit into a budget together, but at least `least` of them. */
export const takeFitting = <Item>(
  items: readonly Item[],
  budget: number,
  getSize: (item: Item) => number,
  least = 0,
): readonly Item[] => {
  let remaining = budget;
  const end = items.findIndex((item) => {
    remaining -= getSize(item);
    return remaining < 0;
  });
  return end === -1 ? items : items.slice(0, Math.max(least, end));
};
