import { createHmac } from 'node:crypto'

/** Parts of the signed text of a request. */
export interface SignedParts {
  appKey: string
  senid: string
  nonce: string
  timestamp: string
  /** The body, byte for byte as it is sent. */
  content: string
}

/** The signature in `X-Nuonuo-Sign`: HMAC-SHA1 in base64 over path, key, numbers and body. */
export function nuonuoSignature(
  { appKey, senid, nonce, timestamp, content }: SignedParts,
  appSecret: string,
): string {
  const text = `a=services&l=v1&p=open&k=${appKey}&i=${senid}&n=${nonce}&t=${timestamp}&f=${content}`
  return createHmac('sha1', appSecret).update(text).digest('base64')
}
