import { useEffect, useState } from 'react';

const messages = {
  saving: 'Saving this page for offline use…',
  saved: 'This page works offline.',
  failed: 'This page needs a network: this browser could not save it.',
} as const;

/** Registers the service worker, and says whether the page works offline. Vite's development server has none. */
export const OfflineStatus = () => {
  const [status, setStatus] = useState<keyof typeof messages>('saving');

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const save = async () => {
      await navigator.serviceWorker.register('./service-worker.js');
      // Resolves after all files are in the cache.
      await navigator.serviceWorker.ready;
      setStatus('saved');
    };
    save().catch(() => setStatus('failed'));
  }, []);

  return import.meta.env.PROD && <p className="offline">{messages[status]}</p>;
};
