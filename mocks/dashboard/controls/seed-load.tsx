import { ControlError, type Input, type Output } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/request.ts';
import { Button, confirm, Field, Form, Panel, Table } from '../components/index.ts';
import { act } from '../store/events.ts';
import { message } from '../store/messages.ts';
import { parseSeed, type SeedFinding, summarizeSeed } from './seed.ts';

type Seed = Input<'checkSeed'>['body'];

const Findings = ({ caption, findings }: { caption: string; findings: readonly SeedFinding[] }) => (
  <Table
    caption={caption}
    rows={findings}
    getKey={({ path, message }) => `${path} ${message}`}
    columns={[
      { name: 'Line', isNumber: true, show: ({ line }) => line ?? '–' },
      { name: 'Path', show: ({ path }) => <code>{path || '/'}</code> },
      { name: 'Message', show: ({ message }) => message },
    ]}
  />
);

/** What happens, and what the sandbox contains afterwards. */
const Question = ({ seed, warningCount }: { seed: Seed; warningCount: number }) => (
  <div class="stack">
    <p>All records, tokens and snapshots are replaced, and later resets restore these records.</p>
    <Table
      caption="The records of the seed"
      rows={summarizeSeed(seed)}
      getKey={({ place }) => place}
      columns={[
        { name: 'Workspace', show: ({ place }) => place },
        { name: 'Records', show: ({ records }) => records },
      ]}
    />
    {warningCount > 0 && (
      <p>Likely mistakes: {warningCount}. They are listed below the seed. Cancel to correct them.</p>
    )}
  </div>
);

/** Loads the user's own records. */
export const SeedLoadPanel = () => {
  const [source, setSource] = useState('');
  const [errors, setErrors] = useState<readonly SeedFinding[]>([]);
  const [warnings, setWarnings] = useState<readonly SeedFinding[]>([]);
  const forget = () => {
    setErrors([]);
    setWarnings([]);
  };
  const edit = (edited: string) => {
    setSource(edited);
    forget();
  };
  const load = async (): Promise<void> => {
    forget();
    const seed = await parseSeed(source);
    if ('error' in seed) return setErrors([seed.error]);
    const body = seed.value as Seed;
    const toFindings = (problems: readonly Omit<SeedFinding, 'line'>[]) =>
      problems.map(({ path, message: text }) => ({ line: seed.findLine(path), path, message: text }));
    let check: Output<'checkSeed'>;
    try {
      check = await control.checkSeed({ body });
    } catch (error) {
      const findings = toFindings(error instanceof ControlError ? (error.error?.fields ?? []) : []);
      if (findings.length === 0) message.error(error);
      return setErrors(findings);
    }
    setWarnings(toFindings(check.warnings));
    const question = {
      title: 'Replace all data?',
      text: <Question seed={body} warningCount={check.warnings.length} />,
      action: 'Load',
      isDangerous: true,
    };
    if (await confirm(question)) await act(() => control.reset({ body }), 'The records were loaded.');
  };
  return (
    <Panel title="Load a seed" summary="Replaces all records with your own, as JSON or YAML.">
      <Form layout="stack-small" onSubmit={load}>
        <Field label="Seed file" type="file" accept=".json,.yaml,.yml" value="" onChange={edit} />
        <Field
          label="Seed as text"
          hint="Up to 1 MiB. To load a larger file, start the sandbox with --seed."
          type="code"
          rows={10}
          required
          value={source}
          onChange={edit}
        />
        <div class="actions">
          <Button type="submit" kind="primary">
            Load the records
          </Button>
        </div>
      </Form>
      {errors.length > 0 && (
        <div role="alert" class="stack-small">
          <p class="error">The seed is invalid. Nothing was changed.</p>
          <Findings caption="Errors in the seed" findings={errors} />
        </div>
      )}
      {warnings.length > 0 && (
        <div role="status" class="stack-small">
          <p>The seed has likely mistakes:</p>
          <Findings caption="Warnings about the seed" findings={warnings} />
        </div>
      )}
    </Panel>
  );
};
