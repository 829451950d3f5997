/** A language of the programs in guides. */
export type GuideLanguage = 'sh' | 'ts';

/** The programs of a guide. Its blocks of one language form one program, and the `text` blocks below are its output. */
export type GuidePrograms = Record<GuideLanguage, { source: string; prints: string[] }>;

/** The commands of a guide that save the workspace's state, and restore it. Empty if the guide changes nothing. */
export const findUndoCommands = (guide: string): { readonly keep: string; readonly restore: string } => {
  const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, command = '']) => command);
  const having = (part: RegExp) => commands.find((command) => part.test(command)) ?? '';
  return { keep: having(/-X PUT \S+\/snapshots\/\w+\n/), restore: having(/\/snapshots\/\w+\/restore\n/) };
};

const block = /^```(?<language>\w+)\n(?<text>[\s\S]*?)^```$/gm;

/** Parses the programs of a guide. */
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
 * Finds the first line that is missing from an output; undefined if the output has all lines, in order. `…` in a line matches
 * any text.
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
