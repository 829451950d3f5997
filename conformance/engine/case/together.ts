import { NotExercisedError } from '../../resources/not-exercised-error.ts';

/** Works that don't depend on each other, such as requests that only prepare a case. */
type Works<T extends readonly unknown[]> = { readonly [K in keyof T]: () => Promise<T[K]> };

/**
 * Creates a function that runs works at the same time; one after another if the run sends one request at a time. It waits for all
 * of them. A target may refuse simultaneous requests: a work that lacks a requirement is then repeated by itself. The error of the
 * first one that failed, in their order, is thrown.
 */
export const createTogether = (concurrency: number) => {
  return async <T extends readonly unknown[]>(works: Works<T>): Promise<T> => {
    const results: unknown[] = [];
    if (concurrency === 1) {
      for (const work of works) results.push(await work());
      return results as unknown as T;
    }
    const settled = await Promise.allSettled(works.map((work) => work()));
    for (const [index, one] of settled.entries()) {
      if (one.status === 'fulfilled') results.push(one.value);
      else if (one.reason instanceof NotExercisedError) results.push(await works[index]?.());
      else throw one.reason;
    }
    return results as unknown as T;
  };
};
