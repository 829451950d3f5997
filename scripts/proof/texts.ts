/** What differs in each fault or variant, by name. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of faults or variants. */
export const toTexts = (all: Readonly<Record<string, { readonly text: string }>>): Texts =>
  Object.fromEntries(Object.entries(all).map(([name, { text }]) => [name, text]));
