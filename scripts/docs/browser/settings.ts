const toKey = (name: string): string => `docs.${name}`;

/** Returns what the reader chose on any page of the site. */
export const readSetting = (name: string): string | undefined => {
  try {
    return localStorage.getItem(toKey(name)) ?? undefined;
  } catch {
    // The browser may deny access to storage.
    return undefined;
  }
};

/** Stores a choice for all pages of the site. Without storage, it applies to this page. */
export const storeSetting = (name: string, value: string | undefined): void => {
  try {
    if (value === undefined) localStorage.removeItem(toKey(name));
    else localStorage.setItem(toKey(name), value);
  } catch {}
};
