import type { events, OperationId } from '@workspace-api/contract';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';

/** The type of an event of the contract. */
export type EventType = keyof typeof events;

/** The events that the service document names and the gate can cause. */
export const pagesPublished = 'pages.published' satisfies EventType;
export const formsSubmitted = 'forms.submitted' satisfies EventType;

/** Publishes the pages of a workspace. */
export type Publisher = {
  /** Whether a draft changes before each publication. Otherwise a target has nothing to publish, and may emit no event. */
  readonly changesDrafts: boolean;
  publish: () => Promise<void>;
};

const title = '/metadata/title';
const publishPages: OperationId = 'publishPages';

/**
 * Prepares to publish. If possible, it changes a page of the run before each publication, so that there is something to
 * publish.
 */
export const createPublisher = async (t: Case, as: Case | Actor = t): Promise<Publisher> => {
  const changesDrafts = as.subjects.canCreate('page');
  const path = changesDrafts ? { id: (await as.subjects.fresh('page')).id } : null;
  return {
    changesDrafts,
    async publish() {
      const body = [{ op: 'replace', path: title, value: `Déjà vu – ${t.unique()} / "☃"` }];
      if (path) await as.prepare({ operation: 'updatePage', path, body });
      await as.prepare({ operation: publishPages });
    },
  };
};
