/**
 * Makes a dynamic import that can succeed after it has failed, such as in a page that was offline for a while. A browser never
 * loads the URL of a module again that failed once (HTML, module map), but the same URL with another fragment is another module.
 *
 * Only reloading the page helps if a module that the part imports statically has failed, and in browsers whose error doesn't name
 * the URL (Safari). Bundlers that load parts on their own, such as webpack, load them again without this.
 */
export const importAgain = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let attempt = 1;
  return async () => {
    try {
      return await load();
    } catch (error) {
      // The messages of Chromium and Firefox.
      const [, failed] = /dynamically imported module: (\S+)$/.exec(String(error)) ?? [];
      if (failed === undefined) throw error;
      const url = `${failed}#${attempt}`;
      try {
        return (await import(/* webpackIgnore: true */ /* @vite-ignore */ url)) as T;
      } catch (again) {
        attempt += 1;
        throw again;
      }
    }
  };
};
