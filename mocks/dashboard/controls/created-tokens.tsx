import type { components } from '@workspace-api/contract/sandbox';
import { CopyButton, Table } from '../components/index.ts';

type Created = components['schemas']['CreatedWorkspace'];

/** The tokens of a new workspace, which can't be read later. */
export const CreatedTokens = ({ created: { slug, tokens } }: { created: Created }) => (
  <section class="stack-small" aria-label={`Tokens of ${slug}`}>
    <h3>Tokens of {slug}</h3>
    <p class="soft small">They are shown only here: copy them now.</p>
    <Table
      caption={`Tokens of ${slug}`}
      rows={tokens}
      keyOf={({ id }) => id}
      columns={[
        { name: 'Kind', show: ({ kind, mode }) => `${kind}, ${mode}` },
        { name: 'Token', show: ({ token }) => <code>{token}</code> },
        { name: 'Scopes', isNumber: true, show: ({ scopes }) => scopes.length },
        {
          name: 'Copy',
          hasHiddenName: true,
          show: ({ id, token }) => <CopyButton text={token} what={`the token ${id}`} />,
        },
      ]}
    />
  </section>
);
