/** Formats a duration for display: `45 s`, `2.5 min`, `56 min`. */
export const inMinutes = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 120) return `${seconds} s`;
  const minutes = seconds / 60;
  return `${minutes < 10 ? Math.round(minutes * 10) / 10 : Math.round(minutes)} min`;
};
