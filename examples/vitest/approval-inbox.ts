import { ApiError, type WorkspaceMethods } from '@workspace-api/client';

/** The members of an approval that the page shows. */
export type Row = { readonly id: string; readonly action: string };

/** The content of the page. */
export type InboxView =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly rows: readonly Row[]; readonly notice?: string }
  | { readonly status: 'failed'; readonly message: string };

/** The service's message, or why it didn't respond. */
const explain = (error: unknown): string => {
  if (error instanceof ApiError) return error.serviceMessage;
  return error instanceof Error ? error.message : String(error);
};

/**
 * The logic of a page that lists the pending approvals and decides on them. Any framework can render its views.
 *
 * @param show called with each new view
 */
export const createInbox = (api: Pick<WorkspaceMethods, 'approvals'>, show: (view: InboxView) => void) => {
  const load = async (notice?: string): Promise<void> => {
    show({ status: 'loading' });
    try {
      const rows: Row[] = [];
      for await (const { id, action } of api.approvals.list({ status: 'pending' })) rows.push({ id, action });
      show({ status: 'ready', rows, ...(notice !== undefined && { notice }) });
    } catch (error) {
      show({ status: 'failed', message: explain(error) });
    }
  };

  /** Decides on an approval, and shows the remaining ones. */
  const decide = async (id: string, decision: 'approve' | 'deny'): Promise<void> => {
    const result = await api.approvals[decision](id).result();
    if (result.ok) return load();
    // Only the first decision counts. The row is removed in either case.
    if (result.code === 'already_decided') return load('Someone else has already decided.');
    show({ status: 'failed', message: explain(result.error) });
  };

  return { load: () => load(), decide };
};
