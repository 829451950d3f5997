import type { Exchange } from '../../target/exchange.ts';

/** What the last write left, and the exchange that wrote it. */
export type Known<T> = { value: T; by: Exchange };

/** Stands for one call between its start and its end. */
export type Ticket = { readonly key: string; readonly version: number; readonly isQuiet: boolean };

type Cell<T> = { lastWrite: Known<T> | null; version: number; open: number };

/**
 * Remembers what was written last under each key, as far as the order of the calls is certain: a value whose write
 * overlapped another one is unknown, and a read that overlapped a write shows nothing.
 */
export const createRegister = <T>() => {
  const cells = new Map<string, Cell<T>>();

  const getCell = (key: string): Cell<T> => {
    const cell = cells.get(key) ?? { lastWrite: null, version: 0, open: 0 };
    cells.set(key, cell);
    return cell;
  };
  const ticket = (key: string): Ticket => {
    const { version, open } = getCell(key);
    return { key, version, isQuiet: open === 0 };
  };

  return {
    writeStarted: (key: string): Ticket => {
      const cell = getCell(key);
      const before = ticket(key);
      cell.version += 1;
      cell.open += 1;
      return { ...before, version: cell.version };
    },
    /** @param effect what the write left; null if it changed nothing, undefined if that is unknown */
    writeEnded: ({ key, version, isQuiet }: Ticket, effect: Known<T> | null | undefined): void => {
      const cell = getCell(key);
      const isExclusive = isQuiet && cell.version === version;
      cell.version += 1;
      cell.open -= 1;
      if (effect === null) return;
      cell.lastWrite = isExclusive && effect ? effect : null;
    },
    readStarted: ticket,
    /** What the read has to show; null if that is not certain. */
    readEnded: ({ key, version, isQuiet }: Ticket): Known<T> | null => {
      const cell = getCell(key);
      return isQuiet && cell.version === version ? cell.lastWrite : null;
    },
  };
};
