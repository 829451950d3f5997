import type { Page } from 'playwright-core';

/**
 * What goes wrong on a page from now on: errors, dialogs, and requests for other addresses than those that are allowed.
 *
 * @param isAllowed whether the page may ask for a URL
 * @returns a list that grows
 */
export const collectComplaints = (page: Page, isAllowed: (url: URL) => boolean): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  page.on('request', (request) => {
    if (!isAllowed(new URL(request.url()))) complaints.push(`asked for ${request.url()}`);
  });
  return complaints;
};
