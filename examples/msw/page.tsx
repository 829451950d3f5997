import { createSandbox } from '@workspace-api/mock';
import { handlers } from '@workspace-api/mock/msw';
import { setupWorker } from 'msw/browser';
import { createRoot } from 'react-dom/client';
import { AgentList } from './agent-list.tsx';

const sandbox = await createSandbox({
  records: {
    workspaces: [{ slug: 'acme', test: { agents: [{ name: 'Packer' }, { name: 'Sorter' }] } }],
  },
});

// The page's own files are not requests to the API.
await setupWorker(...handlers(sandbox)).start({ onUnhandledRequest: 'bypass', quiet: true });

createRoot(document.querySelector('#root') as HTMLElement).render(<AgentList slug="acme" />);
