import { expect, onTestFinished, test } from 'vitest';
import { startPrism } from './support/start-prism.ts';
import { listExamples, oneRequestEach } from './support/stock-prism.ts';

test('prism mock returns every declared error of every operation by its name', async () => {
  const { url, stop } = await startPrism();
  onTestFinished(stop);
  for (const request of oneRequestEach) {
    const { operation, path, init } = request;
    for (const status of Object.keys(operation.responses).filter((code) => Number(code) >= 400)) {
      for (const [name, value] of listExamples(request, status)) {
        const headers = { ...init.headers, Prefer: `code=${status}, example=${name}` };
        const response = await fetch(url + path, { ...init, headers });
        const label = `${operation.id} ${status} ${name}`;
        expect(response.status, label).toBe(Number(status));
        expect(await response.json(), label).toEqual(value);
      }
    }
  }
});
