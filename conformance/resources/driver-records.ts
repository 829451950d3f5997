import type { Creators, RecordRef } from './records.ts';
import type { SubjectContext } from './subject-context.ts';

/** Records that the API can only read. The page editor, the form editor and the billing platform create them. */
export const driverCreators = ({ needs, unique, workspace }: SubjectContext): Creators => ({
  page: {
    needs: ['add-page'],
    create: async () => {
      const slug = unique('gate-page').toLowerCase();
      const title = 'Created by the conformance gate';
      return needs('add-page')({ workspace, slug, title });
    },
  },
  form: {
    needs: ['add-form'],
    create: async () => {
      const fields = ['email', 'message'];
      return needs('add-form')({ workspace, name: unique('Gate form'), fields });
    },
  },
  invoice: {
    needs: ['add-invoice'],
    create: async () => {
      const invoice = { workspace, amount: 1900, currency: 'EUR', status: 'paid' };
      return needs('add-invoice')(invoice);
    },
  },
});

/** Form submissions by end users. */
export const submissionSubjects = ({ needs, workspace }: SubjectContext) => ({
  /** A form submission, as sent by an end user. Only a driver can add one. */
  addSubmission: async (form: string, data: Record<string, unknown>): Promise<RecordRef> => {
    const { id } = await needs('add-submission')({ workspace, form, data });
    return { id };
  },
});
