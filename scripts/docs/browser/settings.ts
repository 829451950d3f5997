/** Where a value is kept: for all pages of the site, or only for the tab. */
type Storage = 'localStorage' | 'sessionStorage';

const toKey = (name: string): string => `docs.${name}`;

/** Returns what an earlier page of the site stored. */
export const readSetting = (name: string, storage: Storage = 'localStorage'): string | undefined => {
  try {
    return globalThis[storage].getItem(toKey(name)) ?? undefined;
  } catch {
    // The browser may deny access to storage.
    return undefined;
  }
};

/** Stores a value for other pages of the site. Without storage, or if it doesn't fit, it applies to this page. */
export const storeSetting = (
  name: string,
  value: string | undefined,
  storage: Storage = 'localStorage',
): void => {
  try {
    if (value === undefined) globalThis[storage].removeItem(toKey(name));
    else globalThis[storage].setItem(toKey(name), value);
  } catch {}
};
