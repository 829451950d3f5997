import { operations } from '@workspace-api/contract';
import { credentials, secretValueIn } from '../checks/secrets.ts';
import type { TracedCall } from '../checks/trace/traced-call.ts';
import type { Exchange } from '../target/exchange.ts';

/** Members of requests and responses whose value is a secret. */
const secretMembers =
  /"(?:auth_code|code_verifier|access_token|refresh_token|secret|signing_secret|token)"\s*:\s*"((?:[^"\\]|\\.)+)"/g;

const holdsSecrets: readonly string[] = [
  operations.exchangeAuthorizationCode.id,
  operations.refreshSession.id,
  operations.setPaymentMethod.id,
];

const listSecrets = (call: TracedCall, exchange: Exchange | null): string[] => {
  const requestBody = Buffer.from(call.request.body ?? []).toString('utf8');
  const responseBody = exchange?.text ?? '';
  const bodies = holdsSecrets.includes(call.operation?.id ?? '') ? `${requestBody} ${responseBody}` : '';
  return [
    secretValueIn(call.operation, call.body) ?? '',
    ...[...bodies.matchAll(secretMembers)].map(([, secret = '']) => secret),
    ...[...responseBody.matchAll(credentials)].map(([match]) => match),
  ];
};

/** Collects the secrets of observed traffic. Each is represented in a report by a shell variable. */
export const createSecretTracker = () => {
  const secrets = new Map<string, string>();
  const keep = (secret: string | null, kind: string): void => {
    if (!secret || secrets.has(secret)) return;
    const isFirst = ![...secrets.values()].includes(kind);
    secrets.set(secret, isFirst ? kind : `${kind}_${secrets.size + 1}`);
  };
  return {
    secrets,
    note: (call: TracedCall, exchange: Exchange | null): void => {
      const { authorization } = call.request.headers;
      keep(call.token ?? authorization?.replace(/^\S+\s+/, '') ?? null, 'TOKEN');
      for (const secret of listSecrets(call, exchange)) keep(secret, 'SECRET');
    },
  };
};
