import { toCurl } from '@workspace-api/contract';
import type { FuzzRequest, Wire } from '../requests/request.ts';

/** The port of the sandbox for which the commands are meant: `npm start -- --control-token …`. */
const port = 4010;

/** The length above which requests are written to a file. */
const maxLength = 4000;

const octal = (byte: number): string => `\\${byte.toString(8).padStart(3, '0')}`;

const escapes: Readonly<Record<string, string>> = {
  '\r': '\\r',
  '\n': '\\n',
  '%': '%%',
  '\\': '\\\\',
  "'": octal(0x27),
};

/** Converts bytes to a `printf` format within single quotes. */
const printfFormat = (bytes: Uint8Array): string =>
  [...Buffer.from(bytes).toString('latin1')]
    .map(
      (character) =>
        escapes[character] ?? (/[ -~]/.test(character) ? character : octal(character.charCodeAt(0))),
    )
    .join('');

const rawCommand = ({ chunks, pauseMs }: Wire, file: string | undefined): string => {
  const pace = pauseMs ? `  # in ${chunks.length} pieces, ${pauseMs} ms apart` : '';
  return file === undefined
    ? `printf '${printfFormat(Buffer.concat(chunks))}' | nc -w 5 127.0.0.1 ${port}${pace}`
    : `nc -w 5 127.0.0.1 ${port} < ${file}${pace}`;
};

/** Whether curl sends a message unchanged. */
const isForCurl = ({ message }: FuzzRequest): boolean =>
  (message?.headers.every(([, value]) => /^[\x20-\x7e]*$/.test(value)) ?? false) &&
  (message?.body?.byteLength ?? 0) <= maxLength;

/**
 * Returns the command that repeats a request against `npm start`.
 *
 * @param saved writes bytes that are too many to show, and returns their file
 */
export const formatCommand = (request: FuzzRequest, saved: (bytes: Uint8Array) => string): string => {
  const { message, wire } = request;
  if (message && isForCurl(request)) {
    const { method, target, headers, body } = message;
    const tokens = headers.flatMap(([name, value]) =>
      name.toLowerCase() === 'authorization' ? [value.replace(/^\w+ +/, ''), value] : [],
    );
    // The tokens belong to the demo records and to the run's own sandbox. They give no access to anything else.
    return toCurl(
      { method, url: `http://127.0.0.1:${port}${target}`, headers, body },
      { harmless: new Set(tokens) },
    );
  }
  const bytes = Buffer.concat(wire.chunks);
  return rawCommand(wire, bytes.byteLength > maxLength ? saved(bytes) : undefined);
};
