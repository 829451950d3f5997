import { findString } from './find-string.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import { sampleBody } from './sample-body.ts';
import type { SubjectContext } from './subject-context.ts';

export type WebhookSubject = { id: string };

export const webhookSubjects = ({ make, once, unique }: SubjectContext) => {
  const freshWebhook = async (): Promise<WebhookSubject> => {
    const body = sampleBody('createWebhookSubscription', unique);
    const id = findString((await make({ operation: 'createWebhookSubscription', body })).json(), /^wh_/);
    if (!id) throw new NotExercisedError('a webhook subscription: the answer to its creation holds no id');
    return { id };
  };
  return {
    /** A webhook subscription that this run made; several cases share it. */
    webhook: () => once('webhook', freshWebhook),
    freshWebhook,
  };
};
