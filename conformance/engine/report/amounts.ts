/** Formats a duration for display: `45 s`, `2.5 min`, `56 min`. */
export const inMinutes = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 120) return `${seconds} s`;
  const minutes = seconds / 60;
  return `${minutes < 10 ? Math.round(minutes * 10) / 10 : Math.round(minutes)} min`;
};

/** Formats the number of things: `1 clause`, `12 deliveries`. */
export const counted = (count: number, noun: string): string => {
  const plural = noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
};
