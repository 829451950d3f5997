import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The sandbox sends the browser back to programs of this machine only.
  server: { host: '127.0.0.1' },
  // In this repository the client is used as its sources. A project of yours needs no such line.
  resolve: { conditions: ['@workspace-api/source', ...defaultClientConditions] },
});
