import { firstOf } from './first-of.ts';
import type { SubjectContext } from './subject-context.ts';

export type FormSubject = { id: string };

export const formSubjects = (context: SubjectContext) => {
  const { needs, has, once, unique, workspace, added } = context;
  const freshForm = async (): Promise<FormSubject> => {
    const form = await needs('add-form')({
      workspace,
      name: unique('Gate form'),
      fields: ['email', 'message'],
    });
    added('form', form.id);
    return { id: form.id };
  };
  return {
    /** A form to read: the driver's, else one that is there. */
    form: (): Promise<FormSubject> =>
      once('form', () => (has('add-form') ? freshForm() : firstOf(context, 'listForms', 'form'))),
    /** A form of this case's own, with no submissions; only a driver can add one. */
    freshForm,
    /** A submission of a form, as an end user's; only a driver can add one. */
    addSubmission: async (form: string, data: Record<string, unknown>): Promise<{ id: string }> => {
      const submission = await needs('add-submission')({ workspace, form, data });
      added('submission', submission.id);
      return { id: submission.id };
    },
  };
};
