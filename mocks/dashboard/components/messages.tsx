import { dismiss, messages } from '../store/messages.ts';

/** The messages about the outcome of actions. Rendered once, by the shell. */
export const Messages = () => (
  <div class="messages stack-small" role="status">
    {messages.value.map(({ id, kind, text }) => (
      <div key={id} class={`message ${kind}`}>
        <p>{text}</p>
        <button type="button" class="button quiet" aria-label="Dismiss" onClick={() => dismiss(id)}>
          ✕
        </button>
      </div>
    ))}
  </div>
);
