import type { Owned } from '../../store/owned.ts';

/** `payload` is a JSON object. */
export type ApprovalTable = Owned & {
  id: string;
  agent_id: string;
  run_id: string;
  status: 'pending' | 'approved' | 'denied';
  action: string;
  payload: string;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  note: string | null;
};

declare module '../../store/schema.ts' {
  interface Tables {
    approvals: ApprovalTable;
  }
}
