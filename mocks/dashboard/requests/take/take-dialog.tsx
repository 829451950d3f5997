import { useState } from 'preact/hooks';
import { sandboxOrigin } from '../../client/host.ts';
import { control } from '../../client/request.ts';
import { Button } from '../../components/button.tsx';
import { CodeBlock, download } from '../../components/code-block.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/form.tsx';
import { formatCount } from '../../components/values.tsx';
import { Loading } from '../../components/view.tsx';
import { tokens } from '../../store/sandbox.ts';
import { useLoaded } from '../../store/use-loaded.ts';
import { toSeed } from './as-seed.ts';
import { writeTest, writeWorkflow } from './programs.ts';
import { toSteps } from './steps.ts';

/** The most requests of one test. */
const most = 100;

const formats = {
  test: {
    name: 'vitest test',
    file: 'requests.test.ts',
    about:
      'It sends the requests with the client to a new sandbox with the demo records. Secrets are never part of it.',
  },
  workflow: {
    name: 'Arazzo workflow',
    file: 'requests.arazzo.yaml',
    about: 'Its inputs are the secrets of the tokens. Run it with npx @redocly/cli respect.',
  },
  seed: {
    name: 'Seed',
    file: 'seed.yaml',
    about:
      'The records that the requests added or changed, as they are now. Load it in Controls or with --seed.',
  },
} as const;

type Format = keyof typeof formats;

/** @param ids oldest first */
const take = async (format: Format, ids: readonly string[]): Promise<string> => {
  const exchanges = await Promise.all(ids.map((id) => control.getRequest({ path: { id } })));
  if (format === 'seed') {
    const { stringify } = await import('yaml');
    const seed = toSeed(await control.exportSeed(), exchanges);
    return seed.workspaces.length === 0
      ? '# The requests changed no records that a seed can have.\n'
      : stringify(seed);
  }
  const demoTokens = tokens.value.map(({ id }) => id);
  const { steps, omitted } = toSteps(exchanges, demoTokens);
  return format === 'test'
    ? writeTest(steps, omitted)
    : writeWorkflow(steps, omitted, `${sandboxOrigin}/openapi.json`);
};

/** Shows requests as a test, a workflow or a seed, to copy or to download. @param ids newest first */
export const TakeDialog = ({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) => {
  const [format, setFormat] = useState<Format>('test');
  const taken = ids.slice(0, most).toReversed();
  const { name, file, about } = formats[format];
  return (
    <Dialog title={`Take ${formatCount(taken.length, 'request')}`} onClose={onClose}>
      <div class="stack">
        <Field
          label="As"
          value={format}
          choices={Object.entries(formats).map(([value, one]) => [value, one.name] as const)}
          hint={about}
          onChange={(chosen) => setFormat(chosen as Format)}
        />
        <Loading loaded={useLoaded(() => take(format, taken), [format, taken.join(' ')])}>
          {(text) => (
            <>
              <CodeBlock label={name} value={text} />
              <div class="actions">
                <Button onClick={() => download(text, file)}>Download {file}</Button>
                <Button kind="primary" onClick={onClose}>
                  Close
                </Button>
              </div>
            </>
          )}
        </Loading>
      </div>
    </Dialog>
  );
};
