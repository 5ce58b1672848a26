import type { KeyObject } from 'node:crypto'
import { isSignedRsa, type RsaHash } from '../rsaKeys.ts'
import type { WireFields } from '../wireFields.ts'

/** `sign_type` → hash. The gateway itself signs with RSA only, whatever the merchant’s is. */
export const ICBC_HASHES: Readonly<Record<string, RsaHash>> = {
  RSA: 'RSA-SHA1',
  RSA2: 'RSA-SHA256',
}

/**
 * Returns the signed text: the path, then every non-empty field but the signature, by name. Only this bank signs the
 * path.
 */
export function icbcText(path: string, fields: WireFields): string {
  const signed = Object.entries(fields).filter(([name, value]) => name !== 'sign' && value !== '')
  const pairs = signed.sort(([left], [right]) => (left < right ? -1 : 1))
  return `${path}?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`
}

/** True when the gateway signed the text with either of its documented hashes. */
export const isSignedByGateway = (text: string, key: KeyObject, sign: string): boolean =>
  Object.values(ICBC_HASHES).some((hash) =>
    isSignedRsa(hash, text, key, Buffer.from(sign, 'base64')),
  )

const NAME = '"response_biz_content":'

/**
 * Returns the exact text of an answer’s content, which the signature covers byte by byte; undefined where there is
 * none.
 */
export function signedContent(answer: string): string | undefined {
  const start = answer.indexOf(NAME) + NAME.length
  if (start < NAME.length || answer[start] !== '{') return undefined
  let depth = 0
  let inText = false
  for (let at = start; at < answer.length; at++) {
    const char = answer[at]
    if (inText && char === '\\') at++
    else if (char === '"') inText = !inText
    else if (!inText && char === '{') depth++
    else if (!inText && char === '}' && --depth === 0) return answer.slice(start, at + 1)
  }
  return undefined
}
