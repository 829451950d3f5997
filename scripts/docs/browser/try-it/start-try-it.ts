import { isDark, readTheme } from '../theme-choice.ts';
import { keepRepaired } from './repairs.ts';
import { readSandbox } from './sandbox.ts';
import { quiet } from './scalar.ts';

/** The name of the contract's security scheme. */
const scheme = 'bearerAuth';

/** Makes Scalar's colors follow the site's colors. */
const followTheme = (): void => {
  const show = () => {
    const dark = document.documentElement.classList.contains('dark');
    document.body.classList.toggle('dark-mode', dark);
    document.body.classList.toggle('light-mode', !dark);
  };
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['class'] });
  show();
};

const explain = (place: HTMLElement, error: unknown): void => {
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = `The sandbox returned an unexpected response: ${error instanceof Error ? error.message : error} Restart the sandbox, and reload this page.`;
  place.replaceChildren(message);
};

/** Shows the operations with forms that send requests from this page to the sandbox that serves it. */
export const startTryIt = async (place: HTMLElement): Promise<void> => {
  try {
    const { document: content, token } = await readSandbox();
    Scalar.createApiReference(place, {
      ...quiet,
      content,
      authentication: { preferredSecurityScheme: scheme, securitySchemes: { [scheme]: { token } } },
      forceDarkModeState: isDark(readTheme()) ? 'dark' : 'light',
    });
    followTheme();
    keepRepaired(document.body);
  } catch (error) {
    explain(place, error);
  }
};
