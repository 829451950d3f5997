import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The sandbox sends the browser back to programs of this machine only.
  server: { host: '127.0.0.1' },
});
