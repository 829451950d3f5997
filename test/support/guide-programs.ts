/** A language that guides have programs in. */
export type GuideLanguage = 'sh' | 'ts';

/** The programs of a guide: its blocks of a language are one, and the lines of the `text` blocks below are its output. */
export type GuidePrograms = Record<GuideLanguage, { source: string; prints: string[] }>;

/** The commands of a guide that keep the workspace as it is, and bring it back; none where it changes nothing. */
export const findUndoCommands = (guide: string): { readonly keep: string; readonly restore: string } => {
  const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, command = '']) => command);
  const having = (part: RegExp) => commands.find((command) => part.test(command)) ?? '';
  return { keep: having(/-X PUT \S+\/snapshots\/\w+\n/), restore: having(/\/snapshots\/\w+\/restore\n/) };
};

const block = /^```(?<language>\w+)\n(?<text>[\s\S]*?)^```$/gm;

/** Reads the programs of a guide. */
export const readGuidePrograms = (guide: string): GuidePrograms => {
  const programs: GuidePrograms = { sh: { source: '', prints: [] }, ts: { source: '', prints: [] } };
  let latest: GuideLanguage | undefined;
  for (const { groups = {} } of guide.matchAll(block)) {
    const { language = '', text: source = '' } = groups;
    if (language === 'text' && latest !== undefined)
      programs[latest].prints.push(...source.trimEnd().split('\n'));
    latest = language === 'sh' || language === 'ts' ? language : undefined;
    if (latest !== undefined) programs[latest].source += source;
  }
  return programs;
};

/**
 * The first of the lines that an output doesn't have, after those before; undefined if it has them all. `…` in a line
 * stands for any text.
 */
export const missingLine = (output: string, lines: readonly string[]): string | undefined => {
  let at = 0;
  return lines.find((line) =>
    line.split('…').some((part) => {
      const position = output.indexOf(part, at);
      at = position + part.length;
      return position < 0;
    }),
  );
};
