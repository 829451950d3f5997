import type { TransactionBuilder } from 'kysely';
import type { Tables } from './schema.ts';
import type { Store } from './store.ts';

type Execute = TransactionBuilder<Tables>['execute'];

/**
 * Lets the transactions of this process begin one after the other. In the database they would wait for each other all
 * the same, each with a connection in its hand, and leave none for what only reads.
 */
export const takeTurns = (store: Store): void => {
  const begin = store.transaction.bind(store);
  let last: Promise<unknown> = Promise.resolve();
  store.transaction = () => {
    const builder = begin();
    const execute: Execute = builder.execute.bind(builder);
    return Object.assign(builder, {
      execute: <Result>(work: Parameters<typeof execute<Result>>[0]): Promise<Result> => {
        const turn = last.then(() => execute<Result>(work));
        last = turn.catch(() => undefined);
        return turn;
      },
    });
  };
};
