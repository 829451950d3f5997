import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { limits } from '../../../core/limits.ts';

/** The requests of a connection. */
type Pipeline = {
  /** The newest request. Its body may still be arriving. */
  newest: IncomingMessage;
  /** The request whose response is being created or sent. */
  current: IncomingMessage | undefined;
  /** What to do once earlier responses are sent: handle a request, or respond to an error of the protocol. */
  readonly waiting: (() => void)[];
  /** Whether the rest of the connection can't be read as requests. */
  hasFailed: boolean;
};

const pipelines = new WeakMap<Duplex, Pipeline>();

/** Whether no more may be read from a connection for now. */
const isFull = ({ waiting, hasFailed }: Pipeline): boolean =>
  hasFailed || waiting.length >= limits.pipelinedRequests;

/** Begins what waits next, once a response has left this process. */
const advance = (socket: Socket, pipeline: Pipeline): void => {
  const { waiting } = pipeline;
  pipeline.current = undefined;
  // RFC 9112 section 9.6: requests after the last one on a connection are not processed.
  if (socket.writableEnded || socket.destroyed) waiting.length = 0;
  const next = waiting.shift();
  if (next && !isFull(pipeline)) socket.resume();
  next?.();
};

const getPipeline = (incoming: IncomingMessage): Pipeline => {
  const { socket } = incoming;
  const existing = pipelines.get(socket);
  if (existing) {
    existing.newest = incoming;
    return existing;
  }
  const pipeline: Pipeline = { newest: incoming, current: undefined, waiting: [], hasFailed: false };
  pipelines.set(socket, pipeline);
  // Node resumes a connection for the next request, and to discard a body that was not read.
  socket.on('resume', () => {
    if (isFull(pipeline)) socket.pause();
  });
  return pipeline;
};

/**
 * Calls `handle` once the responses to earlier requests of the connection have left this process, so a client can make only one
 * response wait in memory, however many requests it sends without reading. RFC 9112 section 9.3.2 requires this order of unsafe
 * requests, and of all responses.
 */
export const handleInOrder = (incoming: IncomingMessage, outgoing: ServerResponse, handle: () => void) => {
  const { socket } = incoming;
  if (socket.writableEnded) return;
  const pipeline = getPipeline(incoming);
  const begin = () => {
    pipeline.current = incoming;
    outgoing.once('close', () => advance(socket, pipeline));
    handle();
  };
  if (pipeline.current === undefined) return begin();
  pipeline.waiting.push(begin);
  if (isFull(pipeline)) socket.pause();
};

/**
 * Calls `respond` once the responses to earlier requests of a connection are sent, for an error after which no request can be read
 * from it.
 *
 * @param respond receives whether no handler reads the request that has the error
 */
export const failInOrder = (socket: Duplex, respond: (isUnread: boolean) => void) => {
  const pipeline = pipelines.get(socket);
  if (!pipeline || socket.destroyed || !socket.writable) return respond(pipeline?.newest.complete !== false);
  const { current, newest, waiting } = pipeline;
  // The error is in the body of the request that is handled, or nothing else is being responded to.
  if (current === undefined || !current.complete) return respond(newest.complete);
  if (pipeline.hasFailed) return;
  pipeline.hasFailed = true;
  // Its body has the error, so it isn't handled.
  if (!newest.complete) waiting.pop();
  waiting.push(() => {
    respond(true);
    // A paused connection doesn't notice the end of its client.
    pipeline.hasFailed = false;
    socket.resume();
  });
  socket.pause();
};

/** Whether a quiet connection waits for this server, not for its client: to send a request, to read a response, or to leave. */
export const waitsForServer = (socket: Socket): boolean => {
  const pipeline = pipelines.get(socket);
  const isPending = pipeline?.current !== undefined && socket.writableLength === 0;
  return isPending && !(pipeline.waiting.length > 0 && socket.isPaused());
};
