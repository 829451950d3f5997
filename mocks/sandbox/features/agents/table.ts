import type { Owned } from '../../store/owned.ts';

/** `scheduled_until` is the time up to which the schedule was followed, where it ever was. */
export type AgentTable = Owned & {
  id: string;
  name: string;
  status: 'inactive' | 'active';
  task: string | null;
  schedule: string | null;
  trigger: string | null;
  created_at: string;
  scheduled_until: string | null;
};

/**
 * `request_id` is that of the request that set it off, where one did. `ends_at` is when it ends by itself; without it, a
 * run stands still until the clock is advanced.
 */
export type RunTable = Owned & {
  id: string;
  agent_id: string;
  status: 'pending' | 'running' | 'awaiting_approval' | 'completed' | 'failed' | 'denied';
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
  approval_id: string | null;
  request_id: string | null;
  ends_at: string | null;
};

declare module '../../store/schema.ts' {
  interface Tables {
    agents: AgentTable;
    runs: RunTable;
  }
}
