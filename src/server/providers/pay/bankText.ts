/**
 * The text of an answer in UTF-8 or, where its bytes are none, in GBK: this is for sentences that people read. What is
 * signed is bytes.
 */
export function bankText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
