import { Button, Panel } from '../components/index.ts';
import { Status } from '../requests/request-row.tsx';
import { clearSent, type Sent, sentRequests } from './history.ts';

/** The requests that this tab sent, to edit or to send again. */
export const HistoryPanel = ({ onOpen }: { onOpen: (sent: Sent, isSentAgain: boolean) => void }) =>
  sentRequests.value.length === 0 ? null : (
    <Panel
      title="History"
      summary="The requests of this tab."
      actions={
        <Button kind="quiet" onClick={clearSent}>
          Clear
        </Button>
      }
    >
      <ol class="sent" aria-label="Sent requests, newest first">
        {sentRequests.value.map((sent, index) => {
          const name = `${sent.method} ${sent.url}`;
          return (
            <li key={sentRequests.value.length - index} class="spread">
              <code>
                <b>{sent.method}</b> {sent.url}
              </code>
              <span class="actions">
                {sent.status > 0 && <Status status={sent.status} />}
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
