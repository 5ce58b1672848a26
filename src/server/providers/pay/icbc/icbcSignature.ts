import type { KeyObject } from 'node:crypto'
import { isSignedRsa, type RsaHash } from '../rsaKeys.ts'
import type { WireFields } from '../wireFields.ts'

/** `sign_type` → hash. The gateway itself signs with RSA only, whatever the merchant’s is. */
export const ICBC_HASHES: Readonly<Record<string, RsaHash>> = {
  RSA: 'RSA-SHA1',
  RSA2: 'RSA-SHA256',
}

/** The path, then every field with something in it but the signature, by name: the path is what is this bank’s own. */
export function icbcText(path: string, fields: WireFields): string {
  const signed = Object.entries(fields).filter(([name, value]) => name !== 'sign' && value !== '')
  const pairs = signed.sort(([left], [right]) => (left < right ? -1 : 1))
  return `${path}?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`
}

/** Whether the gateway signed it, with either hash it is documented to use. */
export const isSignedByGateway = (text: string, key: KeyObject, sign: string): boolean =>
  Object.values(ICBC_HASHES).some((hash) =>
    isSignedRsa(hash, text, key, Buffer.from(sign, 'base64')),
  )

const NAME = '"response_biz_content":'

/** The very text of an answer’s content: what is signed, byte by byte. Undefined where there is none. */
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
