import { buildConnector, Client } from 'undici';

type Connector = ReturnType<typeof buildConnector>;
type Socket = NonNullable<Parameters<Parameters<Connector>[1]>[1]>;

const connectTo = (connect: Connector, { protocol, host, hostname, port }: URL): Promise<Socket> =>
  new Promise((resolve, reject) => {
    connect({ protocol, host, hostname, port }, (error, socket) =>
      socket ? resolve(socket) : reject(error),
    );
  });

/**
 * Opens a connection, including TLS, so that the first request can be sent over it without delay. Reconnects if the target
 * closes it.
 *
 * @param url any URL of the target
 * @param timeoutMs how long connecting may take, in milliseconds
 */
export const readyConnection = async (url: string, timeoutMs: number): Promise<Client> => {
  const connect = buildConnector({ timeout: timeoutMs });
  let ready: Socket | null = await connectTo(connect, new URL(url));
  return new Client(new URL(url).origin, {
    connect: (options, done) => {
      const socket = ready;
      ready = null;
      // The client expects the connection after its call returns, not during it.
      if (socket && !socket.destroyed) queueMicrotask(() => done(null, socket));
      else connect(options, done);
    },
  });
};
