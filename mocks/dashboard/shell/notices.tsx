import { useEffect, useReducer, useState } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { Field } from '../components/form.tsx';
import { Badge } from '../components/values.tsx';
import { connection, retryNow } from '../store/events.ts';
import { dismiss, messages } from '../store/messages.ts';
import { storeSetting } from '../store/settings.ts';

const names = {
  connecting: ['neutral', 'Connecting'],
  connected: ['good', 'Connected'],
  reconnecting: ['warn', 'Reconnecting'],
} as const;

/** The state of the connection to the sandbox. */
export const ConnectionState = () => {
  const [tone, name] = names[connection.value.state];
  return (
    <p>
      <Badge tone={tone}>{name}</Badge>
    </p>
  );
};

/** The seconds until a time of `performance.now()`, counted down. */
const Countdown = ({ to }: { to: number }) => {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(() => render(0), 1000);
    return () => clearInterval(timer);
  }, []);
  return <>{Math.max(Math.ceil((to - performance.now()) / 1000), 0)}</>;
};

/** Shows on every screen that the connection is lost, and when the page tries to reconnect. */
export const ConnectionBanner = () => {
  const current = connection.value;
  if (current.state !== 'reconnecting') return null;
  const { retryAt } = current;
  return (
    <section class="connection-banner box bad line" aria-label="Connection">
      <p role="alert">
        <b>The connection to the sandbox is lost.</b> The page may be out of date.
      </p>
      {/* Not in the alert, which would be read every second. */}
      <p>
        {retryAt === undefined ? (
          'Reconnecting…'
        ) : (
          <>
            Retry in <Countdown to={retryAt} /> s
          </>
        )}
      </p>
      <Button onClick={retryNow} isDisabled={retryAt === undefined}>
        Retry now
      </Button>
    </section>
  );
};

/** The messages about the outcome of actions. Rendered once, by the shell. */
export const Messages = () => (
  <div class="messages stack-small" role="status">
    {messages.value.map(({ id, tone, text }) => (
      <div key={id} class={`message box spread ${tone}`}>
        <p>{text}</p>
        <Button kind="quiet" label="Dismiss" onClick={() => dismiss(id)}>
          ✕
        </Button>
      </div>
    ))}
  </div>
);

/** The theme that was chosen in this browser, as `before-paint.js` applied it; without one, the system's. */
const readTheme = (): string => document.documentElement.dataset.theme ?? 'system';

/** Selects the theme of the dashboard. */
export const ThemePicker = () => {
  const [theme, setTheme] = useState(readTheme);
  const choose = (choice: string) => {
    setTheme(choice);
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    storeSetting('dashboard.theme', choice, 'localStorage');
  };
  return (
    <Field
      label="Theme"
      value={theme}
      choices={[
        ['system', 'System'],
        ['light', 'Light'],
        ['dark', 'Dark'],
      ]}
      onChange={choose}
    />
  );
};
