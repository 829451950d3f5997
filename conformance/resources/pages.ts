import { firstOf } from './first-of.ts';
import type { SubjectContext } from './subject-context.ts';

export type PageSubject = { id: string };

export const pageSubjects = (context: SubjectContext) => {
  const { needs, has, once, unique, workspace, added } = context;
  const freshPage = async (): Promise<PageSubject> => {
    const slug = unique('gate-page').toLowerCase();
    const page = await needs('add-page')({ workspace, slug, title: 'Made by the conformance gate' });
    added('page', page.id);
    return { id: page.id };
  };
  return {
    /** A page to read: the driver's, else one that is there. */
    page: (): Promise<PageSubject> =>
      once('page', () => (has('add-page') ? freshPage() : firstOf(context, 'listPages', 'page'))),
    /** A page that no other case has, free to be edited; only a driver can add one. */
    freshPage,
  };
};
