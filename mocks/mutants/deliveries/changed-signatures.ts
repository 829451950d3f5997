import { headerNames, withoutPrefix } from '@workspace-api/contract';
import {
  type Deliver,
  digest,
  type Outgoing,
  resigned,
  type Sent,
  signContent,
} from '../../wrappers/deliveries.ts';
import type { Mutant } from '../lib/mutant.ts';
import { deliveryMutant } from './delivery-mutant.ts';

const { svcSignature, svcTimestamp } = headerNames;

/** Changes how each delivery is signed. */
const changeSignature =
  (sign: (outgoing: Outgoing, secret: string) => string): Deliver =>
  (send, subscriptions) =>
  (outgoing) => {
    const signature = sign(outgoing, subscriptions.get(outgoing.url)?.secret ?? '');
    return send({ ...outgoing, headers: { ...outgoing.headers, [svcSignature]: signature } });
  };

const formatSignedContent = ({ timestamp, body }: Outgoing): string => `${timestamp}.${digest(body)}`;

const toHex = (secret: string): string => withoutPrefix(secret);

/** Sends retries with the timestamp and signature of the first attempt. */
const keepOnRetry: Deliver = (send) => {
  const first = new Map<string, Sent>();
  return (outgoing) => {
    const key = `${outgoing.url} ${outgoing.id}`;
    const { headers } = first.get(key) ?? outgoing;
    if (!first.has(key)) first.set(key, outgoing);
    const signatureHeaders = {
      [svcTimestamp]: headers[svcTimestamp] ?? '',
      [svcSignature]: headers[svcSignature] ?? '',
    };
    return send({ ...outgoing, headers: { ...outgoing.headers, ...signatureHeaders } });
  };
};

/** Sends retries with their own timestamp and the signature of the first attempt. */
const keepSignature: Deliver = (send) => {
  const first = new Map<string, string>();
  return (outgoing) => {
    const key = `${outgoing.url} ${outgoing.id}`;
    const signature = first.get(key) ?? outgoing.headers[svcSignature] ?? '';
    first.set(key, signature);
    return send({ ...outgoing, headers: { ...outgoing.headers, [svcSignature]: signature } });
  };
};

/** Deliveries that are signed in another way, or at another time. */
export const changedSignatures: Record<string, Mutant> = {
  'signature-key-without-prefix': deliveryMutant(
    'deliveries.signature-key-is-whole-secret',
    'Signatures are created with the secret without its prefix.',
    changeSignature((outgoing, secret) => signContent(toHex(secret), formatSignedContent(outgoing))),
  ),
  'signature-key-decoded': deliveryMutant(
    'deliveries.signature-key-is-whole-secret',
    "Signatures are created with the bytes that the secret's hex digits encode.",
    changeSignature((outgoing, secret) =>
      signContent(Buffer.from(toHex(secret), 'hex'), formatSignedContent(outgoing)),
    ),
  ),
  'signature-of-body-only': deliveryMutant(
    'deliveries.signature-verifies',
    'Signatures cover only the body, not the timestamp.',
    changeSignature(({ body }, secret) => signContent(secret, body)),
  ),
  'signature-without-digest': deliveryMutant(
    'deliveries.signature-verifies',
    'Signatures cover the body instead of its digest.',
    changeSignature(({ timestamp, body }, secret) => signContent(secret, `${timestamp}.${body}`)),
  ),
  'signature-of-digest-in-capitals': deliveryMutant(
    'deliveries.signature-verifies',
    'Signatures cover the digest in uppercase.',
    changeSignature(({ timestamp, body }, secret) =>
      signContent(secret, `${timestamp}.${digest(body).toUpperCase()}`),
    ),
  ),
  'signature-of-milliseconds': deliveryMutant(
    'deliveries.signature-verifies',
    'Signatures cover the time in milliseconds, but the header contains seconds.',
    changeSignature(({ timestamp, body }, secret) => signContent(secret, `${timestamp}000.${digest(body)}`)),
  ),
  'signature-before-serialization': deliveryMutant(
    'deliveries.signature-covers-raw-bytes',
    'A body is serialized again after signing.',
    (send) => (outgoing) => send({ ...outgoing, body: JSON.stringify(outgoing.event, null, 2) }),
  ),
  'signature-before-escapes': deliveryMutant(
    'deliveries.signature-covers-raw-bytes',
    "Slashes in a submission's body are escaped after signing.",
    (send) => (outgoing) => send({ ...outgoing, body: outgoing.body.replaceAll('/', '\\/') }),
  ),
  'signature-with-first-secret': deliveryMutant(
    'deliveries.receiver-bad-signature',
    "Every delivery is signed with the oldest subscription's secret.",
    (send, subscriptions) => (outgoing) => {
      const [oldest] = subscriptions.values();
      return send(oldest ? resigned(outgoing, oldest.secret, {}) : outgoing);
    },
  ),
  'timestamp-in-milliseconds': deliveryMutant(
    'deliveries.timestamp-header',
    'The signature timestamp is in milliseconds, in the header and in the signed string.',
    (send, subscriptions) => (outgoing) =>
      send(
        resigned(outgoing, subscriptions.get(outgoing.url)?.secret ?? '', {
          timestamp: `${outgoing.timestamp}000`,
        }),
      ),
  ),
  'timestamp-of-local-time': deliveryMutant(
    'deliveries.timestamp-header',
    'The signature timestamp is from a clock in another time zone.',
    (send, subscriptions) => (outgoing) =>
      send(
        resigned(outgoing, subscriptions.get(outgoing.url)?.secret ?? '', {
          timestamp: `${outgoing.timestamp + 3600}`,
        }),
      ),
  ),
  'retry-keeps-timestamp': deliveryMutant(
    'deliveries.timestamp-per-attempt',
    'A retry has the timestamp and the signature of the first attempt.',
    keepOnRetry,
  ),
  'retry-is-stale': deliveryMutant(
    'deliveries.receiver-stale-timestamp',
    'A retry is prepared when the event occurs, and is not signed again.',
    keepOnRetry,
  ),
  'retry-keeps-signature': deliveryMutant(
    'deliveries.timestamp-per-attempt',
    'A retry has its own timestamp and the signature of the first attempt.',
    keepSignature,
  ),
};
