import { messages } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import { emit } from '../../domain/events.ts';
import type { Handlers } from '../../http/handler.ts';
import {
  findKey,
  type IssuedToken,
  issueToken,
  isTokenNameTaken,
  revokeToken,
  rotateKey,
  showKey,
} from './rows.ts';
import type { TokenRow } from './table.ts';

const showOnce = ({ token, secret }: IssuedToken) => ({ ...showKey(token), secret });

const requireToken = (token: TokenRow | undefined): TokenRow => {
  if (!token) throw problem('not-found');
  return token;
};

/** The API keys of a workspace. A new key can have any scope of the catalogue, even a scope that the caller lacks. */
export const tokens: Handlers<'mintToken' | 'getToken' | 'rotateToken' | 'revokeToken'> = {
  async mintToken({ context, db, principal, tenant, input: { body }, requestId }) {
    const { scopes, name } = body;
    if (name !== undefined && (await isTokenNameTaken(db, tenant, name))) {
      throw problem('name-taken', { message: messages['name-taken']({ name }) });
    }
    const newToken = { kind: 'key' as const, userId: principal.user.id, scopes, name };
    const issuedToken = await issueToken(context, db, tenant, newToken);
    await emit(context, db, tenant, 'tokens.created', showKey(issuedToken.token), requestId);
    return showOnce(issuedToken);
  },

  getToken: async ({ db, tenant, input }) => showKey(requireToken(await findKey(db, tenant, input.path.id))),

  async rotateToken({ context, db, tenant, input, requestId }) {
    const token = requireToken(await findKey(db, tenant, input.path.id));
    const rotated = await rotateKey(context, db, token);
    await emit(context, db, tenant, 'tokens.rotated', showKey(rotated.token), requestId);
    return showOnce(rotated);
  },

  async revokeToken({ context, db, tenant, input, requestId }) {
    const token = requireToken(await findKey(db, tenant, input.path.id));
    await revokeToken(context, db, token.id);
    await emit(context, db, tenant, 'tokens.revoked', showKey(token), requestId);
    return undefined;
  },
};
