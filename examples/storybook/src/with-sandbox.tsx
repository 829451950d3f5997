import type { Decorator } from '@storybook/react-vite';
import { createWorkspaceClient, type WorkspaceMethods } from '@workspace-api/client';
import { controlPath, type Input } from '@workspace-api/contract/sandbox';
import { createSandbox, manualClock, type Sandbox, type SandboxOptions } from '@workspace-api/mock';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiContext } from './api.ts';

/** What `parameters.sandbox` of a story may contain. */
export type SandboxParameters = Pick<SandboxOptions, 'records' | 'latency'> & {
  /** Fault rules: which operations fail, how, and how often. */
  faultRules?: readonly Input<'addFaultRule'>['body'][];
  /** The time at which the sandbox's clock stands, so that a story looks the same every day. */
  clock?: string;
};

/** Stories with these parameters. Storybook's own types accept any. */
export type WithSandbox = { parameters?: { sandbox?: SandboxParameters } };

const startSandbox = async ({ faultRules = [], clock, ...options }: SandboxParameters): Promise<Sandbox> => {
  const sandbox = await createSandbox({ ...options, ...(clock && { clock: manualClock(clock) }) });
  for (const rule of faultRules) {
    const init = { method: 'POST', body: JSON.stringify(rule) };
    const response = await sandbox.fetch(`${controlPath}/fault-rules`, init);
    if (!response.ok) throw new Error(`Invalid fault rule in parameters.sandbox: ${await response.text()}`);
  }
  return sandbox;
};

const connect = ({ fetch }: Sandbox): WorkspaceMethods =>
  createWorkspaceClient({
    baseUrl: 'https://api.acme.example/v1',
    token: 'key_test_acme',
    fetch,
    // The story shows an error without the client's further attempts.
    retries: 0,
  });

type SandboxForStoryProps = { parameters: SandboxParameters; children: ReactNode };

const SandboxForStory = ({ parameters, children }: SandboxForStoryProps) => {
  const [api, setApi] = useState<WorkspaceMethods>();
  const [failure, setFailure] = useState<Error>();

  useEffect(() => {
    const starting = startSandbox(parameters);
    starting.then((sandbox) => setApi(connect(sandbox)), setFailure);
    return () => {
      starting.then(
        (sandbox) => sandbox.close(),
        () => {},
      );
    };
  }, [parameters]);

  // Storybook shows it in place of the story.
  if (failure) throw failure;
  return api && <ApiContext value={api}>{children}</ApiContext>;
};

const none: SandboxParameters = {};

/** Gives each story its own sandbox in the page, which is closed when the reader leaves the story. */
export const withSandbox: Decorator = (Story, { parameters }) => (
  <SandboxForStory parameters={parameters.sandbox ?? none}>
    <Story />
  </SandboxForStory>
);
