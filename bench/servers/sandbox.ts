import { createSandbox, serve } from '@workspace-api/mock';

// As `npm start` makes it, but for the limit of requests a minute.
const sandbox = await createSandbox({
  rateLimit: { limit: Number.MAX_SAFE_INTEGER, windowSeconds: 3600 },
});
await serve(sandbox, { port: Number(process.argv[2]), ownProcess: true });
