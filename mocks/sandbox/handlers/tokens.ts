import { type components, errors, examples } from '@workspace-api/contract';
import { problem } from '../problem.ts';
import type { TokenTable } from '../store/tables.ts';
import {
  findKey,
  type IssuedToken,
  issueToken,
  revokeToken,
  rotateKey,
  tokenNameTaken,
} from '../store/tokens.ts';
import type { Handlers } from './handler.ts';

type ApiKey = components['schemas']['ApiKey'];

const show = (token: TokenTable): ApiKey => ({
  id: token.id,
  name: token.name,
  scopes: JSON.parse(token.scopes) as string[],
  mode: token.mode,
  created_at: token.created_at,
  created_by: token.user_id,
  last_used_at: token.last_used_at,
});

const showOnce = ({ token, secret }: IssuedToken) => ({ ...show(token), secret });

const existing = (token: TokenTable | undefined): TokenTable => {
  if (!token) throw problem('not-found');
  return token;
};

/** API keys of a workspace. A key that mints may give any scope of the catalogue, its own or not. */
export const tokens: Handlers<'mintToken' | 'getToken' | 'rotateToken' | 'revokeToken'> = {
  async mintToken({ context, db, principal, tenant, input: { body } }) {
    const { scopes, name } = body;
    if (name !== undefined && (await tokenNameTaken(db, tenant, name))) {
      const message = errors['name-taken'].message.replace(examples['api-key'].name, name);
      throw problem('name-taken', { message });
    }
    return showOnce(
      await issueToken(context, db, tenant, { kind: 'key', userId: principal.user.id, scopes, name }),
    );
  },

  getToken: async ({ db, tenant, input }) => show(existing(await findKey(db, tenant, input.path.id))),

  async rotateToken({ context, db, tenant, input }) {
    const token = existing(await findKey(db, tenant, input.path.id));
    return showOnce(await rotateKey(context, db, token));
  },

  async revokeToken({ context, db, tenant, input }) {
    const { id } = existing(await findKey(db, tenant, input.path.id));
    await revokeToken(context, db, id);
    return undefined;
  },
};
