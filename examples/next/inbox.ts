import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebhookEvent } from '@workspace-api/client';

const folder = process.env.INBOX ?? 'inbox';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Stores an event, unless it is stored already. Next.js runs a route handler in several processes, so ids in memory aren't
 * enough. This is one file for each event; a table with the event's id as its primary key works the same way.
 *
 * @returns whether the event is new
 */
export const addEvent = async (event: WebhookEvent): Promise<boolean> => {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.draft`);
  await writeFile(draft, JSON.stringify(event), { flush: true });
  try {
    // Fails if the file exists, also when two processes receive the event at the same time.
    await link(draft, join(folder, `${encodeURIComponent(event.id)}.json`));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft);
  }
};

/** Returns the stored events in the order in which they occurred, which may not be the order of their deliveries. */
export const listEvents = async (): Promise<WebhookEvent[]> => {
  const files = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const stored = files.filter((file) => file.endsWith('.json'));
  const events = await Promise.all(
    stored.map(async (file): Promise<WebhookEvent> => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  );
  return events.toSorted((one, other) => one.created_at.localeCompare(other.created_at));
};

/** What your application does with an event. It is called once for each event. */
export const processEvent = (event: WebhookEvent): void => {
  console.log(`processed ${event.id} ${event.type}`);
};
