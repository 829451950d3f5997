/** Runs tasks with the same name one after another. */
export const oneAtATime = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve();
    const done = before.then(task, task);
    last.set(name, done);
    return done;
  };
};
