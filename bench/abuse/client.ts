import { Agent, request } from 'node:http';
import { mediaTypes } from '@workspace-api/contract';
import { demoTokens } from '@workspace-api/mock';
import type { Attack } from './attack.ts';

/** The result of a request. */
export type Outcome = {
  /** 0 if the connection failed. */
  readonly status: number;
  /** Milliseconds until the end of the response. */
  readonly took: number;
  /** Bytes of the response. */
  readonly length: number;
};

/** A client with one connection, which sends one request at a time. */
export type Client = { send(attack: Attack, number: number): Promise<Outcome>; close(): void };

/** How long a response may take, in milliseconds. */
const timeout = 60_000;

export const createClient = (origin: string): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send: Client['send'] = ({ method, path, headers, body: bodySource }, number) =>
    new Promise((resolve) => {
      const body = typeof bodySource === 'function' ? bodySource(number) : (bodySource ?? '');
      const began = performance.now();
      let length = 0;
      const end = (status: number) => resolve({ status, took: performance.now() - began, length });
      const usual = {
        Authorization: `Bearer ${demoTokens[0]?.token}`,
        ...(body !== '' && { 'Content-Type': mediaTypes.json }),
        'Content-Length': Buffer.byteLength(body),
      };
      const options = { agent, method, timeout, headers: { ...usual, ...headers } };
      const clientRequest = request(origin + path, options, (response) => {
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
        });
        response.on('end', () => end(response.statusCode ?? 0));
        response.on('error', () => end(0));
      });
      clientRequest.on('timeout', () => clientRequest.destroy());
      clientRequest.on('error', () => end(0));
      clientRequest.end(body);
    });
  return { send, close: () => agent.destroy() };
};
