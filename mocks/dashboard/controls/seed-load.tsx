import { ControlError, type Input } from '@workspace-api/contract/sandbox';
import { useState } from 'preact/hooks';
import { Pointer } from 'rfc6902';
import type { Document, LineCounter } from 'yaml';
import { control } from '../client/request.ts';
import { Button } from '../components/button.tsx';
import { confirm } from '../components/dialog.tsx';
import { Field, Form } from '../components/form.tsx';
import { Panel, Table } from '../components/view.tsx';
import { act } from '../store/events.ts';
import { message } from '../store/messages.ts';

/** A problem with a seed, as the sandbox describes it. */
type Problem = { readonly path: string; readonly message: string };

/** A problem, with its line. */
type Finding = Problem & { readonly line: number };

/** The line of a JSON Pointer; the line of its parent if it is missing. */
const lineIn = (document: Document, lines: LineCounter, keys: readonly string[]): number => {
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const range = (node as { range?: readonly [number, number, number] } | null | undefined)?.range;
  if (range) return lines.linePos(range[0]).line;
  return path.length === 0 ? 1 : lineIn(document, lines, keys.slice(0, -1));
};

type Seed = Input<'checkSeed'>['body'];

/**
 * Parses a seed as YAML. JSON is YAML too.
 *
 * @returns the seed or its syntax error, and the function that finds the lines of problems
 */
const parseSeed = async (source: string) => {
  // Most visits don't need the parser.
  const { LineCounter: Lines, parseDocument } = await import('yaml');
  const lines = new Lines();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const locate = (problems: readonly Problem[]): Finding[] =>
    problems.map(({ path, message: text }) => {
      const line = lineIn(document, lines, Pointer.fromJSON(path).tokens.slice(1));
      return { line, path, message: text };
    });
  const [broken] = document.errors;
  if (!broken) return { seed: document.toJS() as Seed, locate };
  const { line } = lines.linePos(broken.pos[0]);
  return { syntaxError: { line, path: '', message: `Not valid JSON or YAML: ${broken.message}` }, locate };
};

/** What a valid seed contains, for each workspace and mode: `agents: 3, theme`. */
const summarizeSeed = ({ workspaces }: Seed): { workspace: string; records: string }[] =>
  workspaces.flatMap(({ slug, test = {}, live = {} }) =>
    Object.entries({ test, live }).map(([mode, records]) => {
      const counts = Object.entries(records)
        .filter(([, value]) => !Array.isArray(value) || value.length > 0)
        .map(([kind, value]) => (Array.isArray(value) ? `${kind}: ${value.length}` : kind));
      return { workspace: `${slug}, ${mode}`, records: counts.join(', ') || 'no records' };
    }),
  );

/** What happens, and what the sandbox contains afterwards. */
const Question = ({ seed, warningCount }: { seed: Seed; warningCount: number }) => (
  <div class="stack">
    <p>All records, tokens and snapshots are replaced, and later resets restore these records.</p>
    <Table caption="The records of the seed" rows={summarizeSeed(seed)} columns={['workspace', 'records']} />
    {warningCount > 0 && (
      <p>Likely mistakes: {warningCount}. They are listed below the seed. Cancel to correct them.</p>
    )}
  </div>
);

const kinds = {
  errors: ['alert', 'Errors in the seed', 'The seed is invalid. Nothing was changed.'],
  warnings: ['status', 'Warnings about the seed', 'The seed has likely mistakes:'],
} as const;

/** What is wrong with a seed. */
const Findings = ({ kind, findings }: { kind: keyof typeof kinds; findings: readonly Finding[] }) => {
  const [role, caption, text] = kinds[kind];
  if (findings.length === 0) return null;
  return (
    <div role={role} class="stack-small">
      <p class={kind === 'errors' ? 'error' : ''}>{text}</p>
      <Table
        caption={caption}
        rows={findings}
        columns={['line', { name: 'Path', show: ({ path }) => <code>{path || '/'}</code> }, 'message']}
      />
    </div>
  );
};

/** Loads the user's own records. */
export const SeedLoadPanel = () => {
  const [source, setSource] = useState('');
  const [problems, setProblems] = useState<Parameters<typeof Findings>[0]>();
  const edit = (edited: string) => {
    setSource(edited);
    setProblems(undefined);
  };
  const load = async (): Promise<void> => {
    const { seed, syntaxError, locate } = await parseSeed(source);
    setProblems(syntaxError && { kind: 'errors', findings: [syntaxError] });
    if (!seed) return;
    try {
      const findings = locate((await control.checkSeed({ body: seed })).warnings);
      setProblems({ kind: 'warnings', findings });
      const text = <Question seed={seed} warningCount={findings.length} />;
      if (await confirm({ title: 'Replace all data?', text, action: 'Load' }))
        await act(() => control.reset({ body: seed }), 'The records were loaded.');
    } catch (error) {
      const findings = locate(error instanceof ControlError ? (error.error?.fields ?? []) : []);
      if (findings.length === 0) message.error(error);
      setProblems({ kind: 'errors', findings });
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
      {problems && <Findings {...problems} />}
    </Panel>
  );
};
