import { createRoot } from 'react-dom/client';
import { AgentList } from './agent-list.tsx';
import { OfflineStatus } from './offline-status.tsx';
import './styles.css';

createRoot(document.querySelector('#root') as HTMLElement).render(
  <main>
    <h1>Agents</h1>
    <OfflineStatus />
    <AgentList />
  </main>,
);
