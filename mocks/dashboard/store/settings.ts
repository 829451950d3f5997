/** Where a value is kept: for all tabs, or only for this one. */
type Place = 'localStorage' | 'sessionStorage';

/** Returns what the dashboard stored; undefined without storage, which the browser may deny. */
export const readSetting = (key: string, place: Place): string | undefined => {
  try {
    return globalThis[place].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a value. Without storage, or if it doesn't fit, it applies until the page is reloaded. */
export const storeSetting = (key: string, value: string, place: Place): void => {
  try {
    globalThis[place].setItem(key, value);
  } catch {}
};
