import pc from 'picocolors';

/** The output stream of a report: a terminal, a file or a pipe. */
export type Output = {
  write(value: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
};

/** The default width, in columns. */
const defaultWidth = 100;

/** The appearance of the report on this terminal. */
export type Style = ReturnType<typeof createStyle>;

/**
 * Creates the appearance of a report.
 *
 * @param width in columns
 * @param isLog whether the output is a log, such as the log of a CI, which has no line for what isn't broken
 */
export const createStyle = (width: number, color = false, isLog = false) => {
  const colors = pc.createColors(color);
  return {
    width: Math.max(40, width),
    isLog,
    bold: colors.bold,
    dim: colors.dim,
    /** Marks what differs: word by word in color, because a marked string may be wrapped. */
    mark: color
      ? (value: string) => value.replace(/\S+/g, (word) => colors.inverse(word))
      : (value: string) => `«${value}»`,
    status: {
      pass: colors.green,
      fail: colors.red,
      waived: colors.yellow,
      warn: colors.yellow,
      info: colors.cyan,
      unsupported: colors.dim,
      'not-exercised': colors.dim,
      error: colors.magenta,
    },
    verdict: { conformant: colors.green, partial: colors.yellow, 'not-conformant': colors.red },
  };
};

/** Colors are used only on a terminal that supports them (https://no-color.org). The width is the terminal's. */
export const styleFor = (
  { isTTY, columns }: Pick<Output, 'isTTY' | 'columns'>,
  env: NodeJS.ProcessEnv,
): Style =>
  createStyle(
    (isTTY && columns) || defaultWidth,
    isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    isTTY !== true,
  );
