import sha256 from 'crypto-js/sha256.js'
import { canonicalJson } from './canonicalJson.ts'

/** SHA-256 (hex) of a value's canonical JSON. Pure JavaScript: WebCrypto is absent on plain HTTP. */
export const contentHash = (value: unknown): string => sha256(canonicalJson(value)).toString()
