import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** One use of the key of a workspace. */
export interface KeyUse {
  workspaceId: string;
  action: 'wrap' | 'unwrap';
  principal: string;
}

const algorithm = 'aes-256-gcm';

function encrypt(key: Buffer, plain: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, iv);
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

function decrypt(key: Buffer, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/** Encrypts values with one key per workspace. A key of the service wraps these keys. */
export class Vault {
  readonly #root = randomBytes(32);
  readonly #wrapped = new Map<string, string>();
  /** Oldest first. */
  readonly uses: KeyUse[] = [];

  #key(workspaceId: string, principal: string): Buffer {
    const wrappedKey = this.#wrapped.get(workspaceId);
    if (wrappedKey !== undefined) {
      this.uses.push({ workspaceId, action: 'unwrap', principal });
      return decrypt(this.#root, wrappedKey);
    }
    const key = randomBytes(32);
    this.#wrapped.set(workspaceId, encrypt(this.#root, key));
    this.uses.push({ workspaceId, action: 'wrap', principal });
    return key;
  }

  seal(workspaceId: string, value: string, principal: string): string {
    return encrypt(this.#key(workspaceId, principal), Buffer.from(value));
  }

  open(workspaceId: string, sealed: string, principal: string): string {
    return decrypt(this.#key(workspaceId, principal), sealed).toString('utf8');
  }

  /** An id of a workspace's key. */
  keyId(workspaceId: string, principal: string): string {
    return createHash('sha256').update(this.#key(workspaceId, principal)).digest('hex').slice(0, 12);
  }
}
