import { notice } from './notice.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** `servers.ts`: the servers of the document's operations. */
export const renderServers = (document: OpenApiDocument): string => {
  const [server] = document.servers ?? [];
  if (!server) throw new Error(`${document.info.title} names no server.`);
  return `${notice}
/** The URL of these operations on the sandbox, on its default port. */
export const sandboxUrl = ${JSON.stringify(server.url)};

/** The path of that URL, before the path of an operation. */
export const basePath = ${JSON.stringify(new URL(server.url).pathname)};
`;
};
