import { createApi } from '../../../api';

/** Approves on behalf of the page, so that the key stays on the server. */
export async function POST(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const result = await createApi().approvals.approve(id).result();
  return result.ok
    ? Response.json({ status: result.data.status })
    : Response.json({ code: result.code }, { status: result.status ?? 502 });
}
