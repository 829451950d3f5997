import { request } from './control.ts';

const isRedirect = (status: number): boolean => status >= 300 && status <= 399;

/** The preselected choices of the page. */
const listFields = (html: string): [string, string][] =>
  [...html.matchAll(/<input type="radio" name="([^"]+)" value="([^"]*)"[^>]*\schecked/g)].map(
    ([, name = '', value = '']) => [name, value],
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
  const decided = await request(authorizeUrl, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams([...listFields(html), ['decision', 'allow']]),
  });
  return { redirect: isRedirect(decided.status) ? decided.headers.get('location') : null };
};
