import type { OperationShape } from '@workspace-api/contract';
import { useState } from 'preact/hooks';
import { sandboxOrigin } from '../client/host.ts';
import { CodeBlock, Field } from '../components/index.ts';
import { sandbox } from '../store/sandbox.ts';
import type { Draft, PlainRequest } from './draft.ts';
import { listSamples } from './samples.ts';

/** The request as a program, to copy. */
export const SamplesPanel = (request: {
  readonly operation: OperationShape;
  readonly draft: Draft;
  readonly request: PlainRequest;
  readonly token: string | undefined;
}) => {
  const [name, setName] = useState('curl');
  const baseUrl = sandbox.value?.base_url ?? '';
  const samples = listSamples({ ...request, origin: sandboxOrigin, baseUrl });
  const sample = samples.find((each) => each.name === name);
  return (
    <details class="panel stack">
      <summary>The request as a program</summary>
      <Field label="Language" value={name} choices={samples.map((each) => each.name)} onChange={setName} />
      <CodeBlock label={name} value={sample?.source ?? ''} />
    </details>
  );
};
