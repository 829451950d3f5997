import type { Clock } from '../ports/clock.ts';
import type { Db } from '../store/store.ts';

/** How far the clock was advanced, kept with the records: it goes on after a restart, and is that of every process. */
export type SharedClock = {
  /** Takes this process's clock to where the records say. */
  follow(db: Db): Promise<void>;
  /** Notes that this process's clock was advanced, by milliseconds. */
  note(db: Db, milliseconds: number): Promise<void>;
};

const onlyRow = 1;

/** @param clock advanced through `note`'s caller and `follow` alone */
export const shareClock = (clock: Clock): SharedClock => {
  let here = 0;
  return {
    async follow(db) {
      const row = await db
        .selectFrom('clock_states')
        .select('ahead')
        .where('id', '=', onlyRow)
        .executeTakeFirst();
      const ahead = row?.ahead ?? 0;
      // A reset takes every clock back.
      if (ahead < here) {
        clock.reset();
        here = 0;
      }
      if (ahead > here) clock.advance(ahead - here);
      here = ahead;
    },
    async note(db, milliseconds) {
      here += milliseconds;
      await db
        .insertInto('clock_states')
        .values({ id: onlyRow, ahead: milliseconds })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((is) => ({ ahead: is('clock_states.ahead', '+', milliseconds) })),
        )
        .execute();
    },
  };
};
