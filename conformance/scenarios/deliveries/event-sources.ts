import type { events, OperationId } from '@workspace-api/contract';
import type { Actor, Case } from '../../engine/scenario.ts';
import { longString } from '../shared/free-values.ts';

/** The type of an event of the contract. */
export type EventType = keyof typeof events;

/** The events that the service document names and the gate can cause. */
export const pagesPublished = 'pages.published' satisfies EventType;
export const formsSubmitted = 'forms.submitted' satisfies EventType;

/** Filters for all events of the family of `pages.published`, and for all events. */
export const pagesWildcard = 'pages.*';
export const everythingWildcard = '*';

/** Causes events of one type, one after another. */
export type EventSource = { readonly type: EventType; readonly cause: () => Promise<unknown> };

const publishPages: OperationId = 'publishPages';

/**
 * Publishes the pages of a workspace. If possible, it changes a page of the run before each publication: otherwise a target may
 * have nothing to publish, and emit no event.
 */
export const createPublications = async (
  t: Case,
  as: Case | Actor = t,
): Promise<EventSource & { readonly changesDrafts: boolean }> => {
  const changesDrafts = as.subjects.canCreate('page');
  const path = changesDrafts ? { id: (await as.subjects.fresh('page')).id } : null;
  const cause = async () => {
    const value = `Déjà vu – ${t.unique()} / "☃"`;
    const body = [{ op: 'replace', path: '/metadata/title', value }];
    if (path) await as.prepare({ operation: 'updatePage', path, body });
    return as.prepare({ operation: publishPages });
  };
  return { type: pagesPublished, changesDrafts, cause };
};

/** Submits a form of the run, with much text that serializers write in different ways. Null if only visitors can. */
export const createSubmissions = async (t: Case): Promise<EventSource | null> => {
  if (!t.subjects.canCreate('form') || !t.has('add-submission')) return null;
  const { id } = await t.subjects.fresh('form');
  const data = { email: 'visitor@customer.example', message: longString('Grüße "</p>" \\ ☃ 😀\n') };
  return { type: formsSubmitted, cause: () => t.subjects.addSubmission(id, data) };
};
