import { perServer, type Wrap } from '../wrappers/fetch.ts';
import { knowing, meanwhile } from '../wrappers/flawed.ts';
import { beyondMaximum } from '../wrappers/flawed-lists.ts';
import { type Incoming, isSession } from '../wrappers/incoming.ts';
import { alterJson } from '../wrappers/json.ts';
import { on, refuseWith, replacing } from '../wrappers/on.ts';
import { knowingInactive } from './agents.ts';
import type { MutantTable } from './table.ts';
import { flawedValues } from './value-flaws.ts';

const onDecisions = () => on('approveApproval', 'denyApproval');

/** The status that a decision sets. */
const decided = ({ operation }: Incoming): string =>
  operation === 'approveApproval' ? 'approved' : 'denied';

/** Accepts a decision without effect. */
const accept = async (incoming: Incoming): Promise<Response> =>
  alterJson(await incoming.call('getApproval'), (approval) => ({ ...approval, status: decided(incoming) }));

/** Saves decisions that the server doesn't know of. */
const saving = (create: (save: (decision: Incoming) => void) => Wrap) =>
  perServer<string>((saved) => [
    on('getApproval').member('status', (status, _, { id }) => saved.get(id) ?? status),
    create((decision) => saved.set(decision.id, decided(decision))),
  ]);

/** Responds to a decision that arrives during a successful one: by default, of the same approval. */
const duringDecision = (
  respond: (decision: Incoming) => Response | Promise<Response>,
  isRival = (second: Incoming, first: Incoming): boolean => second.id === first.id,
) => meanwhile(onDecisions(), respond, isRival);

const isAnother = (second: Incoming, first: Incoming): boolean => second.id !== first.id;

export const approvals: MutantTable = {
  'approvals.decision-is-irreversible/approved-approval-reopens-on-deactivation: Deactivating an agent reopens approved approvals.':
    perServer<string>((approved) => [
      on('getApproval').member('status', (status, _, { id }) => approved.get(id) || status),
      on('approveApproval').notes(approved, undefined, () => ''),
      on('deactivateAgent').after(() => {
        for (const id of approved.keys()) approved.set(id, 'pending');
      }),
    ]),
  'approvals.decision-is-irreversible/refused-decision-overwrites: A second decision is rejected with 409 but still changes the status.':
    saving((save) =>
      onDecisions().instead('already-decided', (response, decision) => {
        save(decision);
        return response;
      }),
    ),
  'approvals.decision-is-irreversible/decided-approvals-hidden-after-deactivation: The list of approvals omits the decided ones of an agent that is deactivated.':
    knowing(on('deactivateAgent'), (agents) =>
      on('listApprovals').keeps(({ agent_id, status }) => status === 'pending' || !agents.has(agent_id)),
    ),
  'approvals.survive-deactivation/approvals-listed-with-active-agents: The list of approvals omits the approvals of inactive agents.':
    knowingInactive((inactive) => on('listApprovals').keeps(({ agent_id }) => !inactive.has(agent_id))),
  'approvals.survive-deactivation/approvals-die-with-agent: The approvals of a deactivated agent can no longer be decided.':
    knowingInactive((inactive) =>
      onDecisions().respond(async ({ read, send }) =>
        inactive.has((await read('getApproval')).agent_id) ? refuseWith('not-found') : send(),
      ),
    ),
  'approvals.not-beyond-access/approval-approved-from-another-workspace: A token can approve the approvals of any workspace.':
    on('approveApproval').as(() => true, 'not-found'),
  'approvals.across-workspaces/approval-only-by-keys: A session can approve only in its current workspace.':
    on('approveApproval').refuses('not-found', isSession),
  'approvals.approve/approval-stays-pending: An approved approval is shown as pending.': on(
    'getApproval',
  ).member('status', replacing('approved', 'pending')),
  'approvals.approve/approval-created-when-approved: Approving an approval changes its created_at.': on(
    'approveApproval',
  ).shownBy('getApproval', () => ({ created_at: '2026-01-01T00:00:00.000Z' })),
  'approvals.deny/denial-shown-as-approved: A denied approval is shown as approved.': on(
    'getApproval',
  ).member('status', replacing('denied', 'approved')),
  'approvals.deny/another-approval-counts-as-decided: While an approval is decided, decisions of other approvals are refused as already decided.':
    duringDecision(() => refuseWith('already-decided'), isAnother),
  'approvals.deny/simultaneous-decision-without-effect: A decision during the decision of another approval succeeds without effect.':
    duringDecision(accept, isAnother),
  'approvals.already-decided/second-decision-accepted: A decided approval can be decided again.': saving(
    (save) =>
      onDecisions().instead('already-decided', (_, decision) => {
        save(decision);
        return accept(decision);
      }),
  ),
  'approvals.already-decided/already-decided-is-410: Deciding a decided approval returns 410.':
    onDecisions().error('already-decided', 410),
  'approvals.filter-by-status/approval-filter-ignored: The list of approvals ignores the status filter.': on(
    'listApprovals',
  ).query({ status: null }),
  'approvals.filter-by-status/approval-filter-hides-denied: The filter status=denied matches no approvals.':
    on('listApprovals')
      .when(({ query }) => query.get('status') === 'denied')
      .records(() => []),
  'approvals.no-filter-is-all/approval-list-pending-only: Without a filter, the list contains only pending approvals.':
    on('listApprovals')
      .missing('status')
      .keeps(({ status }) => status === 'pending'),
  'approvals.default-limit/approval-pages-of-21: Without a limit, a page of approvals has 21 records.': on(
    'listApprovals',
  )
    .missing('limit')
    .query({ limit: '21' }),
  'approvals.maximum-limit/approval-pages-of-any-size: The list of approvals accepts any limit.':
    beyondMaximum('listApprovals'),
  'approvals.belongs-to-run/approval-run-of-another: A listed approval has the id of another run.': on(
    'listApprovals',
  ).member('run_id', (id) => `${id}0`),
  ...flawedValues(
    'approvals.shows-what-is-asked',
    'approval',
    (flaw) => `The payload of an approval ${flaw}.`,
    on('getApproval'),
    'payload',
  ),
  'approvals.shows-what-is-asked/approval-list-without-payload: The payloads in the list of approvals are empty.':
    on('listApprovals').member('payload', () => ({})),
  'approvals.shows-what-is-asked/approval-action-lower-case: The action of an approval is returned without its punctuation.':
    on('getApproval').member('action', (action) => String(action).replaceAll(/\W/g, '_')),
  'approvals.one-decision-wins/simultaneous-decisions-accepted: Simultaneous decisions all succeed, because each is checked before an earlier one is saved.':
    duringDecision(accept),
  'approvals.one-decision-wins/refused-decision-shown: When two decisions are simultaneous, the rejected one is saved.':
    saving((save) =>
      duringDecision((decision) => {
        save(decision);
        return refuseWith('already-decided');
      }),
    ),
};
