const capitalized = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);

/**
 * The name of an operation within its tag: the operationId without the noun that the tag already contains (`listPages` of
 * `pages` becomes `list`, and so does `listWebhookSubscriptions` of `webhooks`; `listRuns` of `agents` stays).
 */
export const methodName = (operationId: string, tag: string): string => {
  const noun = capitalized(tag).replace(/s$/, '');
  const at = operationId.indexOf(noun);
  return at > 0 ? operationId.slice(0, at) : operationId;
};
