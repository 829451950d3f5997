import type { Page } from 'playwright-core';

/**
 * Collects problems on a page from now on: errors, dialogs, and requests to URLs that aren't allowed.
 *
 * @param isAllowed whether the page may request a URL
 * @returns a list to which later problems are added
 */
export const collectComplaints = (page: Page, isAllowed: (url: URL) => boolean): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  page.on('request', (request) => {
    if (!isAllowed(new URL(request.url()))) complaints.push(`requested ${request.url()}`);
  });
  return complaints;
};
