import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApprovalList } from './approval-list.tsx';
import type { WithSandbox } from './with-sandbox.tsx';

const meta = {
  title: 'ApprovalList',
  component: ApprovalList,
  parameters: {
    layout: 'fullscreen',
    // Each story may replace a part of them.
    sandbox: {
      clock: '2026-11-02T09:00:00Z',
      records: {
        workspaces: [
          {
            slug: 'acme',
            test: {
              agents: [{ id: 'agt_REFUND', name: 'Refund assistant', status: 'active' }],
              runs: [
                { id: 'run_NEW', agent_id: 'agt_REFUND', status: 'awaiting_approval' },
                { id: 'run_OLD', agent_id: 'agt_REFUND', status: 'awaiting_approval' },
              ],
              approvals: [
                {
                  run_id: 'run_NEW',
                  action: 'issue_refund',
                  payload: { order: 'ord_1042', amount: '$18.50' },
                },
                { run_id: 'run_OLD', action: 'send_newsletter', payload: { recipients: 1200 } },
              ],
            },
          },
        ],
      },
    },
  },
} satisfies Meta<typeof ApprovalList> & WithSandbox;

export default meta;

type Story = StoryObj<typeof meta> & WithSandbox;

export const Pending: Story = {};

export const Empty: Story = {
  parameters: { sandbox: { records: { workspaces: [{ slug: 'acme' }] } } },
};

export const Loading: Story = {
  parameters: { sandbox: { latency: 60_000 } },
};

export const Unavailable: Story = {
  parameters: { sandbox: { faultRules: [{ operation: 'listApprovals', error: 'upstream-unavailable' }] } },
};

/** Someone else decides between the request of the list and the press of the button. */
export const Conflict: Story = {
  parameters: { sandbox: { faultRules: [{ operation: 'approveApproval', error: 'already-decided' }] } },
  play: async ({ canvas, userEvent }) => {
    const [approve] = await canvas.findAllByRole('button', { name: 'Approve' }, { timeout: 15_000 });
    if (approve) await userEvent.click(approve);
    await canvas.findByText('Someone else has already decided this.', {}, { timeout: 15_000 });
  },
};
