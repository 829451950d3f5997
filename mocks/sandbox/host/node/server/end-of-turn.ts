let turn: Promise<void> | undefined;

/**
 * Resolves at the end of the current turn of the event loop. Responses that wait for it are written together: a client that
 * has several requests open is woken once for all of them, not once for each. A write that wakes a client takes several times
 * as long as one to a client that is awake.
 */
export const endOfTurn = (): Promise<void> => {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
};
