import { useState } from 'preact/hooks';
import { Button } from '../components/button.tsx';
import { Field } from '../components/form.tsx';
import { Badge } from '../components/values.tsx';
import { connection } from '../store/events.ts';
import { dismiss, messages } from '../store/messages.ts';
import { storeSetting } from '../store/settings.ts';

const names = {
  connecting: ['neutral', 'Connecting'],
  connected: ['good', 'Connected'],
  reconnecting: ['warn', 'Reconnecting'],
} as const;

/** The state of the connection to the sandbox. */
export const ConnectionState = () => {
  const [tone, name] = names[connection.value];
  return (
    <p>
      <Badge tone={tone}>{name}</Badge>
    </p>
  );
};

/** Shows on every screen that the connection is lost. */
export const ConnectionBanner = () =>
  connection.value === 'reconnecting' && (
    <p class="connection-banner box bad" role="alert">
      <b>The connection to the sandbox is lost.</b> The page may be out of date. It reconnects as soon as the
      sandbox responds.
    </p>
  );

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
