const capitalized = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);

/**
 * The name of an operation among those of its tag: the operationId without the noun that the tag says already
 * (`listPages` of `pages` is `list`, `listWebhookSubscriptions` of `webhooks` too; `listRuns` of `agents` stays).
 */
export const methodName = (operationId: string, tag: string): string => {
  const noun = capitalized(tag).replace(/s$/, '');
  const at = operationId.indexOf(noun);
  return at > 0 ? operationId.slice(0, at) : operationId;
};
