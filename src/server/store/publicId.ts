import { randomBytes } from 'node:crypto'

/** A new unguessable id: 128 random bits as 22 characters of base64url. Every id an address or answer may show is one. */
export function publicId(): string {
  return randomBytes(16).toString('base64url')
}
