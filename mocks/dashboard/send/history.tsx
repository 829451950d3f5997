import { signal } from '@preact/signals';
import { Button } from '../components/button.tsx';
import { Status } from '../components/values.tsx';
import { Panel } from '../components/view.tsx';
import { readSetting, storeSetting } from '../store/settings.ts';
import type { Draft } from './draft.ts';

/** A request that this tab sent. */
export type Sent = {
  readonly draft: Draft;
  readonly method: string;
  /** The path with the query. */
  readonly url: string;
  /** The status of the response; 0 if there was none. */
  readonly status: number;
  /** The version of the resource at this path, if the response had one. */
  readonly etag: string | undefined;
};

const storageKey = 'dashboard.sent';

/** The maximum number of requests that are kept. */
const most = 30;

/** The requests that this tab sent, newest first. */
const sentRequests = signal<readonly Sent[]>(JSON.parse(readSetting(storageKey, 'sessionStorage') ?? '[]'));

const change = (requests: readonly Sent[]): void => {
  sentRequests.value = requests;
  // Long bodies don't fit: the history lasts until the page is reloaded.
  storeSetting(storageKey, JSON.stringify(requests), 'sessionStorage');
};

/** Adds a request to the history. Requests that are older than the newest thirty are removed. */
export const addSent = (sent: Sent): void => change([sent, ...sentRequests.value].slice(0, most));

const getPath = (url: string): string | undefined => url.split('?')[0];

/** The version of a resource that this tab read or wrote last. */
export const findVersion = (url: string): string | undefined =>
  sentRequests.value.find(({ url: sent, etag }) => etag !== undefined && getPath(sent) === getPath(url))
    ?.etag;

/** The requests that this tab sent, to edit or to send again. */
export const History = ({ onOpen }: { onOpen: (sent: Sent, isSentAgain: boolean) => void }) =>
  sentRequests.value.length === 0 ? null : (
    <Panel
      title="History"
      summary="The requests of this tab."
      actions={
        <Button kind="quiet" onClick={() => change([])}>
          Clear
        </Button>
      }
    >
      <ol class="stack-small" aria-label="Sent requests, newest first">
        {sentRequests.value.map((sent, index) => {
          const name = `${sent.method} ${sent.url}`;
          return (
            <li key={sentRequests.value.length - index} class="spread">
              <code>
                <b>{sent.method}</b> {sent.url}
              </code>
              <span class="actions">
                {sent.status > 0 && <Status is={sent.status} />}
                <Button kind="quiet" label={`Edit ${name}`} onClick={() => onOpen(sent, false)}>
                  Edit
                </Button>
                <Button kind="quiet" label={`Send again ${name}`} onClick={() => onOpen(sent, true)}>
                  Send again
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
