/** What differs in each fault or variant, by name. */
export type Descriptions = Readonly<Record<string, string>>;

/** The texts of faults or variants. */
export const toDescriptions = (all: Readonly<Record<string, { readonly text: string }>>): Descriptions =>
  Object.fromEntries(Object.entries(all).map(([name, { text }]) => [name, text]));
