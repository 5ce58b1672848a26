import { createHash, randomBytes } from 'node:crypto'

/** An opaque secret of 256 bits for the browser: login token or proof. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Stored instead of the secret. Secrets are random, so a plain SHA-256 cannot be reversed by guessing. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex')
