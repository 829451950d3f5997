import type { Step } from './step.ts';

/** Checks that recheck found every regular expression over strings of others to be linear. */
export const regexes: Step = {
  name: 'regexes',
  describe: 'every regular expression over strings of others takes linear time (recheck)',
  remedy:
    'Run npm run regexes, which checks new ones and shows a string that makes one slow. If recheck can’t decide one, write the reason into scripts/regexes/linear.json.',
  run: async () => {
    // It loads modules that need the generated contract, whose absence an earlier step may report.
    const { listRegexes, readLinear } = await import('../regexes/list-regexes.ts');
    const linear = readLinear();
    const used = await listRegexes();
    const unchecked = [...used].filter(([regex]) => linear[regex] === undefined);
    const unused = Object.keys(linear).filter((regex) => !used.has(regex));
    return [
      `${used.size} regular expressions`,
      [
        ...unchecked.map(([regex, file]) => ({ file, message: `${regex} isn't known to be linear` })),
        ...unused.map((regex) => ({ file: 'scripts/regexes', message: `${regex} isn't used any more` })),
      ],
    ];
  },
};
