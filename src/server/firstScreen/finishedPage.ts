import { createHash, randomBytes } from 'node:crypto'
import { type Encoding, pack } from '../http/compression.ts'
import type { InlineSources } from '../http/securityHeaders.ts'
import { NONCE } from './inlineSheet.ts'
import { preloadHeader } from './preloadHeader.ts'

/** An HTML document as it is sent: its bytes are the same for every visitor of its address. */
export interface FinishedPage {
  /** What it takes in memory, in bytes. */
  size: number
  /** False when the site has no page at the address. */
  isThere: boolean
  inline: InlineSources
  headers: Readonly<Record<string, string>>
  /** Its bytes, compressed at the first request for an encoding. */
  content(encoding: Encoding | undefined): Buffer | Promise<Buffer>
}

/**
 * Finishes the text of a page: the policy allows its scripts by hash, and style elements, also those that its scripts
 * make, by a nonce of the page.
 */
export function finishedPage(text: string, isThere: boolean): FinishedPage {
  const nonce = randomBytes(16).toString('base64')
  const html = text.replaceAll(NONCE, nonce)
  const bytes = Buffer.from(html)
  const packed = new Map<Encoding, Promise<Buffer>>()
  return {
    isThere,
    inline: { scripts: hashesOf(html), styles: [`'nonce-${nonce}'`] },
    headers: preloadHeader(html),
    // With room for both encodings, which take a quarter each.
    size: Math.ceil(1.5 * bytes.length),
    content(encoding) {
      if (!encoding) return bytes
      const found = packed.get(encoding) ?? pack(encoding, bytes)
      packed.set(encoding, found)
      return found
    },
  }
}

/** Scripts written into the HTML; what is loaded from a file or is data has attributes. */
const INLINE = /<script>([\s\S]*?)<\/script>/g

/** The hashes of the scripts in a text, as sources of a policy. */
const hashesOf = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
