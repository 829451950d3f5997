import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { limits } from '../../../core/limits.ts';

/** A connection and its requests. */
type Pipeline = {
  readonly socket: Socket;
  /** The newest request. Its body may still be arriving. */
  newest: IncomingMessage;
  /** The request whose response is being created or sent. */
  current: IncomingMessage | undefined;
  /** What to do once earlier responses are sent: handle a request, or respond to an error of the protocol. */
  waiting: (() => void)[];
  /** Whether the rest of the connection can't be read as requests, and no response says so yet. */
  hasFailed: boolean;
  /** The bytes that the client's side had taken at the last check, and the number of checks since that changed. */
  sent: number;
  quietChecks: number;
};

/** How often `unreadMs` is divided into checks. A client is disconnected at most one interval late. */
const checksInTime = 10;

/**
 * The bytes that the operating system has taken from a connection. Node's `bytesWritten` counts a write as a whole, and a
 * client may take a long time to read one large response.
 */
const getSentBytes = (socket: Socket): number => {
  const { _handle: handle } = socket as unknown as {
    _handle: { bytesWritten: number; writeQueueSize: number } | null;
  };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
};

/**
 * Whether a connection waits for its client: for data to be read, or behind a response that may have lost its client. A
 * paused connection doesn't notice the end of its client.
 */
const waitsForClient = ({ socket, waiting }: Pipeline): boolean =>
  socket.writableLength > 0 || (waiting.length > 0 && socket.isPaused());

/** Whether no more may be read from a connection for now. */
const isFull = ({ waiting, hasFailed }: Pipeline): boolean =>
  hasFailed || waiting.length >= limits.pipelinedRequests;

/** Closes the connections whose clients took no data during `unreadMs`. */
const closeStalled = (pipelines: Iterable<Pipeline>): void => {
  for (const pipeline of pipelines) {
    const sent = getSentBytes(pipeline.socket);
    pipeline.quietChecks = sent === pipeline.sent && waitsForClient(pipeline) ? pipeline.quietChecks + 1 : 0;
    pipeline.sent = sent;
    if (pipeline.quietChecks > checksInTime) pipeline.socket.destroy();
  }
};

/**
 * Handles the requests of each connection one after the other. The next one begins when the response before it has left
 * this process, so a client can make only one response wait in memory, however many requests it sends without reading.
 * RFC 9112 section 9.3.2 requires this order of unsafe requests, and of all responses.
 */
export const createPipelines = () => {
  const bySocket = new WeakMap<Duplex, Pipeline>();
  const active = new Set<Pipeline>();
  const timer = setInterval(() => closeStalled(active), limits.unreadMs / checksInTime);
  timer.unref();

  const advance = (pipeline: Pipeline): void => {
    const { socket, waiting } = pipeline;
    pipeline.current = undefined;
    // RFC 9112 section 9.6: requests after the last one on a connection are not processed.
    if (socket.writableEnded || socket.destroyed) waiting.length = 0;
    const next = waiting.shift();
    if (!next) return void active.delete(pipeline);
    if (!isFull(pipeline)) socket.resume();
    next();
  };

  const begin = (pipeline: Pipeline, incoming: IncomingMessage, outgoing: ServerResponse): void => {
    pipeline.current = incoming;
    outgoing.once('close', () => advance(pipeline));
  };

  const getPipeline = (incoming: IncomingMessage): Pipeline => {
    const { socket } = incoming;
    const existing = bySocket.get(socket);
    if (existing) {
      existing.newest = incoming;
      return existing;
    }
    const pipeline: Pipeline = {
      socket,
      newest: incoming,
      current: undefined,
      waiting: [],
      hasFailed: false,
      sent: 0,
      quietChecks: 0,
    };
    bySocket.set(socket, pipeline);
    socket.once('close', () => active.delete(pipeline));
    // Node resumes a connection for the next request, and to discard a body that was not read.
    socket.on('resume', () => {
      if (isFull(pipeline)) socket.pause();
    });
    return pipeline;
  };

  return {
    /** Calls `handle` once the responses to earlier requests of the connection are sent. */
    receive(incoming: IncomingMessage, outgoing: ServerResponse, handle: () => void): void {
      if (incoming.socket.writableEnded) return;
      const pipeline = getPipeline(incoming);
      if (pipeline.current === undefined) {
        active.add(pipeline);
        begin(pipeline, incoming, outgoing);
        handle();
        return;
      }
      pipeline.waiting.push(() => {
        begin(pipeline, incoming, outgoing);
        handle();
      });
      if (isFull(pipeline)) incoming.socket.pause();
    },
    /**
     * Calls `respond` once the responses to earlier requests of a connection are sent, for an error after which no request
     * can be read from it.
     *
     * @param respond receives whether no handler reads the request that has the error
     */
    fail(socket: Duplex, respond: (isUnread: boolean) => void) {
      const pipeline = bySocket.get(socket);
      if (!pipeline || socket.destroyed || !socket.writable)
        return respond(pipeline?.newest.complete !== false);
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
    },
    /** Stops closing the connections of clients that read nothing. */
    stop: () => clearInterval(timer),
  };
};
