const placeholder = /\{(\w+)\}/g;

/** The names in a message template: `No plan has the id {plan}.` → `['plan']`. */
export const listPlaceholders = (template: string): string[] => [
  ...new Set([...template.matchAll(placeholder)].map((match) => match[1] ?? '')),
];

/**
 * Replaces each placeholder of a template with what `valueFor` returns for its name, and formats the text between with
 * `formatText`.
 */
export const fillTemplate = (
  template: string,
  valueFor: (name: string) => string,
  formatText = (literal: string) => literal,
): string =>
  template
    .split(placeholder)
    // Splitting by a pattern with one group alternates between the text around the matches and the group.
    .map((part, index) => (index % 2 === 1 ? valueFor(part) : formatText(part)))
    .join('');
