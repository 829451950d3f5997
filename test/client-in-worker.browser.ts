import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { collectComplaints } from './support/collect-complaints.ts';
import { bundlePortableProgram, usedClient, vectors } from './support/portable-program.ts';
import { withSandbox } from './support/with-sandbox.ts';

const responding = 'onmessage = async ({ data }) => postMessage(await useClient(...data));';

const page = `<!doctype html><title>App</title><script>
const worker = new Worker('/worker.js');
const send = (data) => new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(data);
});
</script>`;

test('the client runs in a web worker', () =>
  withSandbox({}, async (url) => {
    const script = `${await bundlePortableProgram(['worker'])}\n${responding}`;
    const site = createServer((request, response) => {
      const isScript = request.url === '/worker.js';
      response
        .setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
        .end(isScript ? script : page);
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const browser = await openBrowser();
    try {
      const tab = await browser.newPage();
      const complaints = collectComplaints(tab, (requestUrl) =>
        [origin, new URL(url).origin].includes(requestUrl.origin),
      );
      await tab.goto(origin);
      expect(await tab.evaluate(`send(${JSON.stringify([url, vectors])})`)).toEqual(usedClient);
      // The 404 of the missing agent, and the icon that the browser requests on its own.
      expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    } finally {
      await browser.close();
      site.close();
    }
  }));
