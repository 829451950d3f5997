import { afterAll, expect } from 'vitest';

const globals = () => ({ fetch, Request, Response, Headers, setTimeout, Date });
const before = globals();

// Test files share a process: one that replaces a global and leaves it so changes what the next one sees.
afterAll(() => expect(globals()).toEqual(before));
