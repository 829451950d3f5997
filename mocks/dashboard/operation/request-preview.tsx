import { type Content, consolePath, formatRequestLine, type OperationRequest } from '../client/request.ts';
import { toHeaders } from '../client/send.ts';
import { Badge, CodeBlock } from '../components/index.ts';

const formatContent = ({ operation }: OperationRequest, content: Content): string => {
  const headers = Object.entries(toHeaders(operation, content)).map(([name, value]) => `${name}: ${value}`);
  return [
    ...headers,
    ...(content.body === undefined ? [] : ['', JSON.stringify(content.body, null, 2)]),
  ].join('\n');
};

/** Shows a request as it will be sent, or was sent. */
export const RequestPreview = ({ request, ...content }: { request: OperationRequest } & Content) => (
  <div class="request-preview stack-small">
    <CodeBlock
      label="Request"
      value={`${formatRequestLine(request)}\n${formatContent(request, content)}`.trim()}
    />
    <p class="hint">
      {request.server === 'api' ? (
        <>
          Sent as the owner of the workspace, without a token, below <code>{consolePath()}</code>.
        </>
      ) : (
        <>
          <Badge tone="accent">sandbox only</Badge> The API has no operation for it.
        </>
      )}
    </p>
  </div>
);
