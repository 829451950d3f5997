import { test } from './sandbox-test.ts';

/*
 * For files whose other tests also run in a page, as project `web` of vitest.config.ts. `not-in-page.ts` lists the files that
 * don't run there at all.
 */

/** Whether the tests run in a page. */
export const isPage = 'document' in globalThis;

/**
 * A test of what a page can't do or doesn't have: listen on a port, open files, refuse addresses, zstd, mutants, and headers that
 * it may not set or read: Host, Origin, Cookie, Accept-Encoding and others (Fetch, section 2.2.2).
 */
export const testInNode = test.skipIf(isPage);
