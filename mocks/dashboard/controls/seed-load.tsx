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
 * @returns the seed if it has no syntax errors, and the function that finds the lines of problems
 */
const parseSeed = async (source: string) => {
  // Most visits don't need the parser.
  const { LineCounter: Lines, parseDocument } = await import('yaml');
  const lines = new Lines();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const broken = document.errors.slice(0, 1).map(({ pos, message: text }) => ({
    line: lines.linePos(pos[0]).line,
    path: '',
    message: `Not valid JSON or YAML: ${text}`,
  }));
  const locate = (problems: readonly Problem[]): Finding[] =>
    problems.map(({ path, message: text }) => {
      const line = lineIn(document, lines, Pointer.fromJSON(path).tokens.slice(1));
      return { line, path, message: text };
    });
  return { seed: broken.length === 0 ? (document.toJS() as Seed) : undefined, broken, locate };
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

/** What is wrong with a seed. */
type Findings = { readonly errors?: readonly Finding[]; readonly warnings?: readonly Finding[] };

const FindingTable = ({ caption, findings }: { caption: string; findings: readonly Finding[] }) => (
  <Table
    caption={caption}
    rows={findings}
    columns={['line', { name: 'Path', show: ({ path }) => <code>{path || '/'}</code> }, 'message']}
  />
);

/** Loads the user's own records. */
export const SeedLoadPanel = () => {
  const [source, setSource] = useState('');
  const [{ errors = [], warnings = [] }, setFindings] = useState<Findings>({});
  const edit = (edited: string) => {
    setSource(edited);
    setFindings({});
  };
  const load = async (): Promise<void> => {
    const { seed, broken, locate } = await parseSeed(source);
    setFindings({ errors: broken });
    if (!seed) return;
    try {
      const mistakes = locate((await control.checkSeed({ body: seed })).warnings);
      setFindings({ warnings: mistakes });
      const text = <Question seed={seed} warningCount={mistakes.length} />;
      if (await confirm({ title: 'Replace all data?', text, action: 'Load' }))
        await act(() => control.reset({ body: seed }), 'The records were loaded.');
    } catch (error) {
      const problems = locate(error instanceof ControlError ? (error.error?.fields ?? []) : []);
      if (problems.length === 0) message.error(error);
      setFindings({ errors: problems });
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
      {errors.length > 0 && (
        <div role="alert" class="stack-small">
          <p class="error">The seed is invalid. Nothing was changed.</p>
          <FindingTable caption="Errors in the seed" findings={errors} />
        </div>
      )}
      {warnings.length > 0 && (
        <div role="status" class="stack-small">
          <p>The seed has likely mistakes:</p>
          <FindingTable caption="Warnings about the seed" findings={warnings} />
        </div>
      )}
    </Panel>
  );
};
