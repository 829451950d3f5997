import { useState } from 'preact/hooks';
import { control } from '../client/control.ts';
import { Button, CodeBlock, Panel, SelectField } from '../components/index.ts';
import { attempt } from '../store/messages.ts';

type Format = 'json' | 'yaml';

const formatSeed = async (seed: unknown, format: Format): Promise<string> => {
  if (format === 'json') return `${JSON.stringify(seed, null, 2)}\n`;
  const { stringify } = await import('yaml');
  return stringify(seed);
};

const download = (content: string, format: Format): void => {
  const url = URL.createObjectURL(new Blob([content]));
  const link = document.createElement('a');
  link.href = url;
  link.download = `seed.${format}`;
  link.click();
  URL.revokeObjectURL(url);
};

/** Exports the current records. */
export const SeedExportPanel = () => {
  const [format, setFormat] = useState<Format>('yaml');
  const [content, setText] = useState<string | undefined>(undefined);
  const exportSeed = async () => formatSeed(await control('exportSeed'), format);
  return (
    <Panel
      title="Export a seed"
      summary="The current records of all workspaces, to load here or with --seed. Tokens, values of secrets, deliveries and the clock are not included."
    >
      <div class="form-row">
        <SelectField
          label="Format"
          value={format}
          choices={[
            ['yaml', 'YAML'],
            ['json', 'JSON'],
          ]}
          onChange={(chosen) => {
            setFormat(chosen as Format);
            setText(undefined);
          }}
        />
        <Button onClick={() => attempt(async () => setText(await exportSeed()))}>Show the seed</Button>
        <Button
          onClick={() =>
            attempt(async () => download(await exportSeed(), format), 'The seed was downloaded.')
          }
        >
          Download the seed
        </Button>
      </div>
      {content !== undefined && <CodeBlock label="Seed" value={content} />}
    </Panel>
  );
};
