import pc from 'picocolors';
import type { ClauseStatus, Verdict } from '../../engine/report/report.ts';

type Colors = ReturnType<typeof pc.createColors>;
type Paint = (value: string) => string;

/** The appearance of the report on this terminal. */
export type Style = {
  /** Width in columns. */
  width: number;
  /** Whether the output is a log, such as the log of a CI, instead of a terminal. A log has no line for what isn't broken. */
  isLog: boolean;
  bold: Paint;
  /** Marks what differs between the expected and the actual result. */
  mark: Paint;
  dim: Paint;
  status: Record<ClauseStatus, Paint>;
  verdict: Record<Verdict, Paint>;
};

/** The output stream of a report: a terminal, a file or a pipe. */
export type Output = {
  write(value: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
};

/** The default width, in columns. */
const defaultWidth = 100;

/** Colors are used only on a terminal that supports them (https://no-color.org). The width is the terminal's. */
export function styleFor(output: Pick<Output, 'isTTY' | 'columns'>, env: NodeJS.ProcessEnv): Style {
  const color = output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  const isLog = output.isTTY !== true;
  return createStyle({ color, width: (output.isTTY && output.columns) || defaultWidth, isLog });
}

export function createStyle({
  color,
  width,
  isLog = false,
}: {
  color: boolean;
  width: number;
  isLog?: boolean;
}): Style {
  const colors: Colors = pc.createColors(color);
  return {
    width: Math.max(40, width),
    isLog,
    bold: colors.bold,
    // Word by word, because a marked string may be wrapped.
    mark: color ? (value) => value.replace(/\S+/g, (word) => colors.inverse(word)) : (value) => `«${value}»`,
    dim: colors.dim,
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
}
