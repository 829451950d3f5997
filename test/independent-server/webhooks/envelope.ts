import { createHash, createHmac } from 'node:crypto';
import { timestamp } from '../ids.ts';

/** An event in a workspace. */
export interface WorkspaceEvent {
  id: string;
  type: string;
  /** In milliseconds. */
  createdAt: number;
  /** The workspace's slug. */
  workspace: string;
  data: object;
}

/** The body of an attempt, indented by tabs. */
export const createBody = (event: WorkspaceEvent, attempt: number): Buffer => {
  const envelope = {
    data: event.data,
    attempt,
    workspace: event.workspace,
    version: '2',
    created_at: timestamp(event.createdAt).replace(/\.\d+/, ''),
    type: event.type,
    id: event.id,
  };
  return Buffer.from(`${JSON.stringify(envelope, null, '\t')}\n`);
};

/** The signature of a body at a time in Unix seconds. */
export const createSignature = (secret: string, seconds: number, body: Buffer): string => {
  const digest = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret).update(`${seconds}.${digest}`).digest('hex');
};
