/**
 * Decodes an answer from UTF-8 or, where its bytes are not valid UTF-8, from GBK. For sentences that people read only:
 * signatures cover the bytes.
 */
export function bankText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
