import type { Owned } from '../../store/owned.ts';

/** The key that a workspace's secrets are encrypted under, itself encrypted under the master key. */
export type DataKeyTable = {
  workspace_id: string;
  wrapped: string;
  master_key_id: string;
  created_at: string;
};

/** Every wrap and unwrap of a data key: for what, and whose request it was (a token's id, or a part of the sandbox). */
export type KeyUseTable = {
  id: string;
  workspace_id: string;
  action: 'wrap' | 'unwrap';
  purpose: string;
  principal: string;
  used_at: string;
};

/** `zdr` is 0 or 1; `rotation_asked_by` is the kind of provider that waits for a rotation, null while usable. */
export type SecretTable = Owned & {
  id: string;
  name: string;
  purpose: string | null;
  residency: string;
  zdr: number;
  created_at: string;
  updated_at: string;
  overlap_ends_at: string | null;
  rotation_asked_by: string | null;
};

/** A value, encrypted. The newest is accepted without an end, one that a rotation replaced until a time. */
export type SecretValueTable = {
  secret_id: string;
  version: number;
  sealed: string;
  accepted_until: string | null;
};

/** What stands for a secret for a short while, known by the hash of its token. */
export type ProxyUrlTable = {
  token_hash: string;
  secret_id: string;
  region: string;
  principal: string;
  expires_at: string;
};

/** The one region that a workspace's secrets may live in, where there is such a rule. */
export type ResidencyLockTable = { workspace_id: string; region: string };

declare module '../../store/schema.ts' {
  interface Tables {
    data_keys: DataKeyTable;
    key_uses: KeyUseTable;
    secrets: SecretTable;
    secret_values: SecretValueTable;
    proxy_urls: ProxyUrlTable;
    residency_locks: ResidencyLockTable;
  }
}
