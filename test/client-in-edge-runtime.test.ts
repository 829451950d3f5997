import { EdgeVM } from '@edge-runtime/vm';
import { expect, test } from 'vitest';
import { bundlePortableProgram, usedClient, vectors } from './support/portable-program.ts';
import { withSandbox } from './support/with-sandbox.ts';

test('the client runs in an edge runtime without the APIs of Node', () =>
  withSandbox({}, async (url) => {
    const runtime = new EdgeVM();
    expect(runtime.evaluate('[typeof process, typeof require, typeof Buffer].join()')).toBe(
      'undefined,undefined,undefined',
    );
    runtime.evaluate(await bundlePortableProgram(['edge-light']));
    const call = `useClient(${JSON.stringify(url)}, ${JSON.stringify(vectors)}).then(JSON.stringify)`;
    expect(JSON.parse(await runtime.evaluate<Promise<string>>(call))).toEqual(usedClient);
  }));
