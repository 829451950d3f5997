import type { Input, Output } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { RequestError } from '../client/request-error.ts';
import { Button, confirm, Field, Form, Panel, Table, TextAreaField } from '../components/index.ts';
import { act } from '../store/act.ts';
import { message } from '../store/messages.ts';
import { type ParsedSeed, parseSeed, type SeedFinding } from './parse-seed.ts';
import { summarizeSeed } from './summarize-seed.ts';

type Read = Exclude<ParsedSeed, { error: unknown }>;

type Seed = Input<'checkSeed'>['body'];

/** The errors of a rejected seed, each with its line. */
const toErrorFindings = (error: unknown, { findLine }: Read): SeedFinding[] =>
  error instanceof RequestError
    ? error.fields.map((field) => {
        const [path = '', ...message] = field.split(': ');
        return { line: findLine(path), path, message: message.join(': ') };
      })
    : [];

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
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file) setSource(await file.text());
    forget();
  };
  const load = async (): Promise<void> => {
    forget();
    const seed = await parseSeed(source);
    if ('error' in seed) return setErrors([seed.error]);
    const body = seed.value as Seed;
    let check: Output<'checkSeed'>;
    try {
      check = await control('checkSeed', { body });
    } catch (error) {
      const findings = toErrorFindings(error, seed);
      if (findings.length === 0) message.error(error);
      return setErrors(findings);
    }
    setWarnings(
      check.warnings.map(({ path, message: text }) => ({ line: seed.findLine(path), path, message: text })),
    );
    const question = {
      title: 'Replace all data?',
      text: <Question seed={body} warningCount={check.warnings.length} />,
      action: 'Load',
      isDangerous: true,
    };
    if (await confirm(question)) await act(() => control('reset', { body }), 'The records were loaded.');
  };
  return (
    <Panel title="Load a seed" summary="Replaces all records with your own, as JSON or YAML.">
      <Form layout="stack-small" onSubmit={load}>
        <Field label="Seed file">
          {(described) => (
            <input
              {...described}
              type="file"
              accept=".json,.yaml,.yml"
              onChange={(event) => void readFile(event.currentTarget.files?.[0])}
            />
          )}
        </Field>
        <TextAreaField
          label="Seed as text"
          hint="Up to 1 MiB. To load a larger file, start the sandbox with --seed."
          rows={10}
          isCode
          required
          value={source}
          onChange={(edited) => {
            setSource(edited);
            forget();
          }}
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
