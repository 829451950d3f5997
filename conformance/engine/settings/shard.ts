/** A part of a run: the first of four is `{ index: 1, count: 4 }`. */
export type Shard = { index: number; count: number };

/** Parses `1/4`; null if it isn't a shard. */
export const parseShard = (value: string): Shard | null => {
  const [, index, count] = /^(\d{1,3})\/(\d{1,3})$/.exec(value) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  return shard.index >= 1 && shard.index <= shard.count ? shard : null;
};

/** Formats a shard for the command line: `1/4`. */
export const formatShard = ({ index, count }: Shard): string => `${index}/${count}`;
