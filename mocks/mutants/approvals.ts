import { headerNames, type OperationId } from '@workspace-api/contract';
import { all, perServer, type Wrap } from '../wrappers/fetch.ts';
import { beyondMaximum, knowing, meanwhile, pause } from '../wrappers/flawed.ts';
import { type Incoming, isSession } from '../wrappers/incoming.ts';
import { alterJson, readJson } from '../wrappers/json.ts';
import { on, refuseWith, replacing } from '../wrappers/on.ts';
import { knowingInactive } from './agents.ts';
import type { MutantTable, Row } from './table.ts';
import { flawedValues } from './value-flaws.ts';

const onDecisions = () => on('approveApproval', 'denyApproval');

/** The status that a decision sets. */
const decided = ({ operation }: Incoming): string =>
  operation === 'approveApproval' ? 'approved' : 'denied';

/** Accepts a decision without effect. */
const accept = async (incoming: Incoming): Promise<Response> =>
  alterJson(await incoming.call('getApproval'), (approval) => ({ ...approval, status: decided(incoming) }));

/** Shows decided approvals as pending after a later change of an agent. */
const reopensAfter = (change: OperationId, status: string) =>
  perServer(() => {
    const decided = new Set<string>();
    const reopened = new Set<string>();
    return all(
      on(change).after(() => {
        for (const id of decided) reopened.add(id);
      }),
      on('getApproval').member('status', (current, _, { id }) => {
        if (current === status) decided.add(id);
        return reopened.has(id) ? 'pending' : current;
      }),
    );
  });

/** Shows the runs of inactive agents as waiting after this decision on their approvals. */
const keepsWaiting = (decision: OperationId, decided: string): Row => [
  `An approval of a deactivated agent can be ${decided}, but its run keeps waiting.`,
  knowingInactive((inactive) => {
    const waiting = new Set<unknown>();
    return all(
      on('listRuns').member('status', (status, { id }) => (waiting.has(id) ? 'awaiting_approval' : status)),
      on(decision).after((_, { agent_id, run_id }) => inactive.has(agent_id) && waiting.add(run_id)),
    );
  }),
];

const createdAgain = (act: string, decision: OperationId): Row => [
  `${act} an approval changes its created_at.`,
  on(decision).shownBy('getApproval', () => ({ created_at: '2026-01-01T00:00:00.000Z' })),
];

/** Saves decisions that the server doesn't know of. */
const saving = (create: (save: (decision: Incoming) => void) => Wrap) =>
  perServer(() => {
    const saved = new Map<string, string>();
    return all(
      on('getApproval').member('status', (status, _, { id }) => saved.get(id) ?? status),
      create((decision) => saved.set(decision.id, decided(decision))),
    );
  });

const filteredBy = (status: string) =>
  on('listApprovals').when(({ query }) => query.get('status') === status);

const filterIgnored = (status: string): Row => [
  `The list of approvals ignores the filter status=${status}.`,
  filteredBy(status).query({ status: null }),
];

/** Responds to a decision that arrives during another one, or an equal one, of the same approval. */
const duringDecision = (
  respond: (decision: Incoming) => Response | Promise<Response>,
  getName = ({ id }: Incoming): string => id,
) => meanwhile(onDecisions(), (decision, first) => (first.ok ? respond(decision) : first), getName);

/** Responds to a decision that arrives during a decision of another approval. */
const duringAnother = (respond: (decision: Incoming) => Response | Promise<Response>) =>
  perServer(() => {
    const open: string[] = [];
    return onDecisions().respond(async (decision) => {
      const isLater = open.some((id) => id !== decision.id);
      open.push(decision.id);
      try {
        await pause();
        return await (isLater ? respond(decision) : decision.send());
      } finally {
        open.splice(open.indexOf(decision.id), 1);
      }
    });
  });

export const approvals: MutantTable = {
  'approvals.decision-is-irreversible': {
    'approved-approval-reopens-on-deactivation': [
      'Deactivating an agent reopens approved approvals.',
      reopensAfter('deactivateAgent', 'approved'),
    ],
    'denied-approval-reopens-on-activation': [
      'Activating an agent reopens denied approvals.',
      reopensAfter('activateAgent', 'denied'),
    ],
    'refused-decision-overwrites': [
      'A second decision is rejected with 409 but still changes the status.',
      saving((save) =>
        onDecisions().instead('already-decided', (response, decision) => {
          save(decision);
          return response;
        }),
      ),
    ],
    'decided-approvals-hidden-after-deactivation': [
      'The list of approvals omits the decided ones of an agent that is deactivated.',
      knowing(on('deactivateAgent'), (agents) =>
        on('listApprovals').records((all) =>
          all.filter(({ agent_id, status }) => status === 'pending' || !agents.has(String(agent_id))),
        ),
      ),
    ],
  },
  'approvals.survive-deactivation': {
    'approval-without-effect-after-deactivation': keepsWaiting('approveApproval', 'approved'),
    'denial-without-effect-after-deactivation': keepsWaiting('denyApproval', 'denied'),
    'approvals-listed-with-active-agents': [
      'The list of approvals omits the approvals of inactive agents.',
      knowingInactive((inactive) =>
        on('listApprovals').records((page) => page.filter(({ agent_id }) => !inactive.has(agent_id))),
      ),
    ],
    'approvals-die-with-agent': [
      'The approvals of a deactivated agent can no longer be decided.',
      knowingInactive((inactive) =>
        onDecisions().respond(async ({ call, send }) =>
          inactive.has((await readJson(await call('getApproval')))?.agent_id)
            ? refuseWith('not-found')
            : send(),
        ),
      ),
    ],
  },
  'approvals.not-beyond-access': {
    'approval-approved-from-another-workspace': [
      'A token can approve the approvals of any workspace.',
      on('approveApproval').as(() => true, { error: 'not-found' }),
    ],
  },
  'approvals.across-workspaces': {
    'approval-only-by-keys': [
      'A session can approve only in its current workspace.',
      on('approveApproval').refuses('not-found', isSession),
    ],
  },
  'approvals.approve': {
    'approval-stays-pending': [
      'An approved approval is shown as pending.',
      on('getApproval').member('status', replacing('approved', 'pending')),
    ],
    'approval-created-when-approved': createdAgain('Approving', 'approveApproval'),
  },
  'approvals.deny': {
    'denial-shown-as-approved': [
      'A denied approval is shown as approved.',
      on('getApproval').member('status', replacing('denied', 'approved')),
    ],
    'approval-created-when-denied': createdAgain('Denying', 'denyApproval'),
    'another-approval-counts-as-decided': [
      'While an approval is decided, decisions of other approvals are refused as already decided.',
      duringAnother(() => refuseWith('already-decided')),
    ],
    'simultaneous-decision-without-effect': [
      'A decision during the decision of another approval succeeds without effect.',
      duringAnother(accept),
    ],
  },
  'approvals.already-decided': {
    'second-decision-accepted': [
      'A decided approval can be decided again.',
      saving((save) =>
        onDecisions().instead('already-decided', (_, decision) => {
          save(decision);
          return accept(decision);
        }),
      ),
    ],
    'already-decided-is-410': [
      'Deciding a decided approval returns 410.',
      onDecisions().error('already-decided', { status: 410 }),
    ],
  },
  'approvals.filter-by-status': {
    'approval-filter-ignored': [
      'The list of approvals ignores the status filter.',
      on('listApprovals').query({ status: null }),
    ],
    'approval-filter-ignored-for-approved': filterIgnored('approved'),
    'approval-filter-ignored-for-denied': filterIgnored('denied'),
    'approval-filter-hides-denied': [
      'The filter status=denied matches no approvals.',
      filteredBy('denied').records(() => []),
    ],
    'approval-filter-without-cursor-in-csv': [
      'In CSV, the status filter applies only to the first page of approvals.',
      perServer(() => {
        const getCursor = ({ headers }: Response): string => headers.get(headerNames.nextCursor) ?? '';
        const unfiltered = new Map<string, string>();
        return on('listApprovals')
          .in('csv')
          .with('status')
          .respond(async ({ query, send }) => {
            const cursor = unfiltered.get(query.get('cursor') ?? '');
            if (cursor) return send({ query: { status: null, cursor } });
            const page = await send();
            const first = await send({ query: { status: null, cursor: null } });
            if (getCursor(page) !== '') unfiltered.set(getCursor(page), getCursor(first));
            return page;
          });
      }),
    ],
  },
  'approvals.no-filter-is-all': {
    'approval-list-pending-only': [
      'Without a filter, the list contains only pending approvals.',
      on('listApprovals')
        .missing('status')
        .records((page) => page.filter(({ status }) => status === 'pending')),
    ],
  },
  'approvals.default-limit': {
    'approval-pages-of-21': [
      'Without a limit, a page of approvals has 21 records.',
      on('listApprovals').missing('limit').query({ limit: '21' }),
    ],
  },
  'approvals.maximum-limit': {
    'approval-pages-of-any-size': [
      'The list of approvals accepts any limit.',
      beyondMaximum('listApprovals'),
    ],
  },
  'approvals.belongs-to-run': {
    'approval-run-of-another': [
      'A listed approval has the id of another run.',
      on('listApprovals').member('run_id', (id) => `${id}0`),
    ],
  },
  'approvals.shows-what-is-asked': {
    ...flawedValues(
      'approval',
      (flaw) => `The payload of an approval ${flaw}.`,
      on('getApproval'),
      'payload',
    ),
    'approval-list-without-payload': [
      'The payloads in the list of approvals are empty.',
      on('listApprovals').member('payload', () => ({})),
    ],
    'approval-action-lower-case': [
      'The action of an approval is returned without its punctuation.',
      on('getApproval').member('action', (action) => String(action).replaceAll(/\W/g, '_')),
    ],
  },
  'approvals.one-decision-wins': {
    'simultaneous-decisions-accepted': [
      'Simultaneous decisions all succeed, because each is checked before an earlier one is saved.',
      duringDecision(accept),
    ],
    'simultaneous-equal-decisions-accepted': [
      'Simultaneous equal decisions all succeed.',
      duringDecision(accept, ({ path }) => path),
    ],
    'refused-decision-shown': [
      'When two decisions are simultaneous, the rejected one is saved.',
      saving((save) =>
        duringDecision((decision) => {
          save(decision);
          return refuseWith('already-decided');
        }),
      ),
    ],
    'simultaneous-decision-not-found': [
      'While a decision is being saved, another decision returns 404.',
      duringDecision(() => refuseWith('not-found')),
    ],
  },
};
