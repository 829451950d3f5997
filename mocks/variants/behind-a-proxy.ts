import { changeResponses } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

const added: [name: string, value: string][] = [
  ['Via', '1.1 edge'],
  ['Server', 'edge'],
  ['Set-Cookie', 'route=a1; Path=/; HttpOnly'],
  ['Set-Cookie', 'zone=b2; Path=/'],
  ['Cache-Control', 'private, max-age=0'],
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Served-By', 'cache-7'],
];

export const behindAProxy: Variant = {
  text: 'Responses have the headers of a proxy: cookies, `Via`, `Server`, caching and security.',
  allowedBy: "Conventions: additional headers aren't mentioned.",
  families: ['identity', 'errors', 'rate-limits'],
  wrap: changeResponses((response) => {
    const headers = new Headers(response.headers);
    for (const [name, value] of added) headers.append(name, value);
    return new Response(response.body, { status: response.status, headers });
  }),
};
