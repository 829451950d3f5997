import type { Exchange } from '../../target/exchange.ts';

/** The value that the last write left, and the exchange that wrote it. */
export type Known<T> = { value: T; by: Exchange };

/** Identifies one call between its start and its end. */
export type Ticket = { readonly key: string; readonly version: number; readonly isQuiet: boolean };

type Cell<T> = { lastWrite: Known<T> | null; version: number; open: number };

/**
 * Remembers the last value written under each key, as far as the order of the calls is certain. If a write overlapped another
 * one, its value is unknown. A read that overlapped a write shows nothing.
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
    /** @param effect the value that the write left; null if it changed nothing, undefined if that is unknown */
    writeEnded: ({ key, version, isQuiet }: Ticket, effect: Known<T> | null | undefined): void => {
      const cell = getCell(key);
      const isExclusive = isQuiet && cell.version === version;
      cell.version += 1;
      cell.open -= 1;
      if (effect === null) return;
      cell.lastWrite = isExclusive && effect ? effect : null;
    },
    readStarted: ticket,
    /** The value that the read must show; null if that is uncertain. */
    readEnded: ({ key, version, isQuiet }: Ticket): Known<T> | null => {
      const cell = getCell(key);
      return isQuiet && cell.version === version ? cell.lastWrite : null;
    },
  };
};
