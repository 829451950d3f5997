import { afterAll, expect } from 'vitest';

const globals = () => ({ fetch, Request, Response, Headers, setTimeout, Date });
const before = globals();

// Test files share a process. A file that replaces a global without restoring it affects the next file.
afterAll(() => expect(globals()).toEqual(before));
