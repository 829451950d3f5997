import type { FieldError } from '../../core/problem.ts';
import { unknownType } from '../../domain/unknown-event.ts';
import { danglingReferences, type SeedPlace } from '../../store/seed/seed-checks.ts';
import { isSchedule, notASchedule } from './cron.ts';

const invalidSchedules = ({ path, records: { agents = [] } }: SeedPlace): FieldError[] =>
  agents.flatMap(({ schedule }, index) =>
    schedule === null || schedule === undefined || isSchedule(schedule)
      ? []
      : [notASchedule(`${path}/agents/${index}/schedule`)],
  );

/** Finds contradictions among a seed file's agents and runs. */
export const checkAgents = (place: SeedPlace): FieldError[] => {
  const { path, records } = place;
  const { agents, runs, approvals } = records;
  const agentIds = runs?.map((run) => run.agent_id);
  const approvalIds = runs?.map((run) => run.approval_id);
  return [
    ...danglingReferences(`${path}/runs/*/agent_id`, 'agent', agentIds, agents),
    ...danglingReferences(`${path}/runs/*/approval_id`, 'approval', approvalIds, approvals),
    ...invalidSchedules(place),
  ];
};

/** Finds triggers of a seed file's agents that aren't events of the contract. */
export const agentWarnings = ({ path, records: { agents = [] } }: SeedPlace): FieldError[] =>
  agents.flatMap(({ trigger }, index) =>
    trigger ? unknownType(`${path}/agents/${index}/trigger`, trigger) : [],
  );
