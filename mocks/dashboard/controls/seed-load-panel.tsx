import type { components, Input } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { RequestError } from '../client/request-error.ts';
import { Button, confirm, Field, Panel, Table, TextAreaField } from '../components/index.ts';
import { act } from '../store/act.ts';
import { type ParsedSeed, parseSeed, type SeedFinding } from './parse-seed.ts';

type Read = Exclude<ParsedSeed, { error: unknown }>;

/** The errors of a rejected seed, each with its line. */
const toErrorFindings = (error: unknown, { findLine }: Read): SeedFinding[] =>
  error instanceof RequestError
    ? error.fields.map((field) => {
        const [path = '', ...message] = field.split(': ');
        return { line: findLine(path), path, message: message.join(': ') };
      })
    : [];

/** The warnings of a loaded seed, each with its line. */
const toWarningFindings = (
  reset: components['schemas']['SeedWarnings'] | undefined,
  { findLine }: Read,
): SeedFinding[] =>
  (reset?.warnings ?? []).map(({ path, message }) => ({ line: findLine(path), path, message }));

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
    const question =
      'All records, tokens and snapshots are replaced, and later resets restore these records.';
    if (!(await confirm({ title: 'Load these records?', text: question, action: 'Load', isDangerous: true })))
      return;
    const reset = async () => {
      try {
        const response = await control('reset', { body: seed.value as NonNullable<Input<'reset'>['body']> });
        setWarnings(toWarningFindings(response, seed));
      } catch (error) {
        const findings = toErrorFindings(error, seed);
        setErrors(findings);
        throw findings.length > 0 ? new Error('The seed is invalid. See the errors below it.') : error;
      }
    };
    await act(reset, 'The records were loaded.');
  };
  return (
    <Panel title="Load a seed" summary="Replaces all records with your own, as JSON or YAML.">
      <form
        class="stack-small"
        onSubmit={(event) => {
          event.preventDefault();
          void load();
        }}
      >
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
          onChange={setSource}
        />
        <div class="actions">
          <Button type="submit" kind="primary">
            Load the records
          </Button>
        </div>
      </form>
      {errors.length > 0 && (
        <div role="alert" class="stack-small">
          <p class="error">The seed is invalid. Nothing changed.</p>
          <Findings caption="Errors in the seed" findings={errors} />
        </div>
      )}
      {warnings.length > 0 && (
        <div role="status" class="stack-small">
          <p>The records were loaded, with likely mistakes:</p>
          <Findings caption="Warnings about the seed" findings={warnings} />
        </div>
      )}
    </Panel>
  );
};
