import hex from 'crypto-js/enc-hex.js'
import sha256 from 'crypto-js/sha256.js'

/**
 * Hex SHA-256 of a password as it was typed: the only form in which it leaves the browser.
 * Not the browser's own digest, which plain http lacks. The server hashes again; this is no protection by itself.
 */
export function hashPassword(typed: string): string {
  return sha256(typed).toString(hex)
}
