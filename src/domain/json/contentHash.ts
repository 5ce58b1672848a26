import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { canonicalJson } from './canonicalJson.ts'

/** SHA-256 (hex) of a value's canonical JSON. Pure JavaScript: WebCrypto is absent on plain HTTP. */
export const contentHash = (value: unknown): string =>
  bytesToHex(sha256(new TextEncoder().encode(canonicalJson(value))))
