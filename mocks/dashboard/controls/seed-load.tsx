import { ControlError, type Input } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { Pointer } from 'rfc6902';
import type { Document, LineCounter } from 'yaml';
import { control } from '../client/request.ts';
import { Button, confirm, Field, Form, Panel, Table } from '../components/index.ts';
import { act } from '../store/events.ts';
import { message } from '../store/messages.ts';

/** A problem with a seed, and its line. */
type SeedFinding = {
  readonly line: number | undefined;
  readonly path: string;
  readonly message: string;
};

/** A parsed seed, and a function that returns the line of a JSON Pointer. */
type ParsedSeed =
  | { readonly value: unknown; readonly findLine: (pointer: string) => number | undefined }
  | { readonly error: SeedFinding };

/** The line of a JSON Pointer; the line of its parent if it is missing. */
const lineIn = (document: Document, lines: LineCounter, keys: readonly string[]): number => {
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const range = (node as { range?: readonly [number, number, number] } | null | undefined)?.range;
  if (range) return lines.linePos(range[0]).line;
  return path.length === 0 ? 1 : lineIn(document, lines, keys.slice(0, -1));
};

/** Parses a seed as YAML. JSON is YAML too. */
const parseSeed = async (source: string): Promise<ParsedSeed> => {
  // Most visits don't need the parser.
  const { LineCounter: Lines, parseDocument } = await import('yaml');
  const lines = new Lines();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) {
    const { line } = lines.linePos(broken.pos[0]);
    return { error: { line, path: '', message: `Not valid JSON or YAML: ${broken.message}` } };
  }
  return {
    value: document.toJS() as unknown,
    findLine: (pointer) => lineIn(document, lines, Pointer.fromJSON(pointer).tokens.slice(1)),
  };
};

type Seed = Input<'checkSeed'>['body'];
type Records = NonNullable<Seed['workspaces'][number]['test']>;

/** What a seed contains for a workspace in a mode: `agents: 3, theme`. */
const describeRecords = (records: Records): string =>
  Object.entries(records)
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([kind, value]) => (Array.isArray(value) ? `${kind}: ${value.length}` : kind))
    .join(', ') || 'no records';

/** What a valid seed contains: a line for each workspace and mode. */
const summarizeSeed = ({ workspaces }: Seed): { place: string; records: string }[] =>
  workspaces.flatMap(({ slug, test, live }) =>
    Object.entries({ test, live }).map(([mode, records]) => ({
      place: `${slug}, ${mode}`,
      records: describeRecords(records ?? {}),
    })),
  );

type FindingsProps = { readonly caption: string; readonly findings: readonly SeedFinding[] };

const Findings = ({ caption, findings }: FindingsProps) => (
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

const noFindings = { errors: [] as readonly SeedFinding[], warnings: [] as readonly SeedFinding[] };

/** Loads the user's own records. */
export const SeedLoadPanel = () => {
  const [source, setSource] = useState('');
  const [{ errors, warnings }, setFindings] = useState(noFindings);
  const edit = (edited: string) => {
    setSource(edited);
    setFindings(noFindings);
  };
  const load = async (): Promise<void> => {
    setFindings(noFindings);
    const seed = await parseSeed(source);
    if ('error' in seed) return setFindings({ errors: [seed.error], warnings: [] });
    const body = seed.value as Seed;
    const toFindings = (problems: readonly Omit<SeedFinding, 'line'>[]) =>
      problems.map(({ path, message: text }) => ({ line: seed.findLine(path), path, message: text }));
    try {
      const findings = toFindings((await control.checkSeed({ body })).warnings);
      setFindings({ errors: [], warnings: findings });
      const text = <Question seed={body} warningCount={findings.length} />;
      if (await confirm({ title: 'Replace all data?', text, action: 'Load', isDangerous: true }))
        await act(() => control.reset({ body }), 'The records were loaded.');
    } catch (error) {
      const findings = toFindings(error instanceof ControlError ? (error.error?.fields ?? []) : []);
      if (findings.length === 0) message.error(error);
      setFindings({ errors: findings, warnings: [] });
    }
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
