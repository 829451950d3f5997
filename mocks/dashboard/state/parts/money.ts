/** An amount in minor units of a currency, as `$49.00`. A code that no country uses is written as it is. */
export const money = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};
