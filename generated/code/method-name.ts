const capitalized = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);

/** The title of a tag: `Identity`, `API keys`. Tags have the names of resources. */
export const tagTitle = (tag: string): string => {
  const titles: Readonly<Record<string, string>> = { oauth: 'Sign-in', tokens: 'API keys' };
  return titles[tag] ?? capitalized(tag);
};

/** Verbs of the service document for which every other resource has another one. */
const synonyms: Readonly<Record<string, string>> = { mint: 'create' };

/**
 * The name of an operation within its tag: the operationId without the noun that the tag already contains (`listPages` of
 * `pages` becomes `list`, and so does `listWebhookSubscriptions` of `webhooks`; `listRuns` of `agents` stays). What creates a
 * record is `create`, also `mintToken`.
 */
export const methodName = (operationId: string, tag: string): string => {
  const at = operationId.indexOf(capitalized(tag).replace(/s$/, ''));
  const verb = at > 0 ? operationId.slice(0, at) : operationId;
  return synonyms[verb] ?? verb;
};
