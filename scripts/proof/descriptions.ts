/** The difference of each mutant or variant, by name. */
export type Descriptions = Readonly<Record<string, string>>;

/** Returns the descriptions of mutants or variants. */
export const toDescriptions = (all: Readonly<Record<string, { readonly text: string }>>): Descriptions =>
  Object.fromEntries(Object.entries(all).map(([name, { text }]) => [name, text]));
