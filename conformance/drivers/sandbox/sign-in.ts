import { request } from './control.ts';

const isRedirect = (status: number): boolean => status >= 300 && status <= 399;

/** The hidden fields of the page, and its preselected choices. */
const listFields = (html: string): [string, string][] =>
  [...html.matchAll(/<input type="(hidden|radio)" name="([^"]+)" value="([^"]*)"([^>]*)>/g)].flatMap(
    ([, type, name = '', value = '', rest = '']): [string, string][] =>
      type === 'hidden' || /\schecked/.test(rest) ? [[name, value]] : [],
  );

/**
 * Signs in through the sandbox's page as a browser does: opens the page, submits its form and allows the request.
 *
 * @param headers the headers that the page needs
 */
export const signIn = async (
  authorizeUrl: string,
  headers: Record<string, string>,
): Promise<{ redirect: string | null }> => {
  const page = await request(authorizeUrl, { headers, redirect: 'manual' });
  const html = await page.text();
  if (isRedirect(page.status)) return { redirect: page.headers.get('location') };
  if (!page.ok) return { redirect: null };
  const cookie = page.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const decided = await request(authorizeUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, cookie },
    body: new URLSearchParams([...listFields(html), ['decision', 'allow']]),
  });
  return { redirect: isRedirect(decided.status) ? decided.headers.get('location') : null };
};
