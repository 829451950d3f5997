import { operations } from '@workspace-api/contract';
import { alteredResponse } from '../lib/altered-values.ts';
import type { Mutant } from '../lib/mutant.ts';

const onHost = (text: string, change: (url: URL, request: Request) => void): Mutant =>
  alteredResponse('secrets.proxy-url-on-proxy-host', operations.createProxyUrl.id, text, (json, request) => {
    const url = new URL(String(json.url));
    change(url, request);
    return { ...json, url: url.href };
  });

/** Proxy URLs on another host than the proxy's. */
export const proxyHosts: Record<string, Mutant> = {
  'proxy-url-on-the-api': onHost('A proxy URL has the host of the API.', (url, request) => {
    url.host = new URL(request.url).host;
  }),
  'proxy-url-on-another-port': onHost('A proxy URL has the port of HTTPS.', (url) => {
    url.port = '443';
  }),
  'proxy-url-below-the-host': onHost('A proxy URL has a host for each workspace.', (url) => {
    url.hostname = `acme.${url.hostname}`;
  }),
};
