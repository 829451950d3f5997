import { listEvents } from '../inbox.ts';

// Rendered for each request: events arrive at any time.
export const dynamic = 'force-dynamic';

/** The accepted events, oldest first. */
export default async function Events() {
  const events = await listEvents();
  return (
    <main>
      <h1>Events</h1>
      {events.length === 0 && <p>No events yet.</p>}
      <ul>
        {events.map(({ id, type, created_at }) => (
          <li key={id}>
            <time dateTime={created_at}>{created_at}</time> <code>{type}</code>
          </li>
        ))}
      </ul>
    </main>
  );
}
