import { schemas } from '@workspace-api/contract/validators';
import { expect } from 'vitest';

/** Reads the messages of a log tail one at a time; undefined once it has ended. */
export const followLog = (response: Response) => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const lines: string[] = [];
  return {
    async next(): Promise<string | undefined> {
      while (lines.length === 0) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return undefined;
        lines.push(...(value ?? '').split('\n').filter((line) => line !== ''));
      }
      const entry = JSON.parse(lines.shift() ?? '');
      expect(schemas.LogEntry(entry)).toBe(true);
      return entry.message;
    },
    leave: () => reader?.cancel(),
  };
};
