import { createHash, randomBytes } from 'node:crypto'
import { type Encoding, pack } from '#server/http/compression.ts'
import { NONCE } from './inlineSheet.ts'
import type { MadePage } from './madePage.ts'
import { preloadHeader } from './preloadHeader.ts'

/** A page as it is sent: its bytes are the same for every visitor of its address. */
export interface FinishedPage extends Omit<MadePage, 'bytes'> {
  /** Memory it uses, in bytes. */
  size: number
  /** Its bytes, compressed at the first request for an encoding. */
  content(encoding: Encoding | undefined): Buffer | Promise<Buffer>
}

/**
 * Makes a page of its text: the policy allows its scripts by hash, and style elements, also those that its scripts make,
 * by a nonce of the page.
 */
export function makePage(text: string, isThere: boolean): MadePage {
  const nonce = randomBytes(16).toString('base64')
  const html = text.replaceAll(NONCE, nonce)
  return {
    isThere,
    bytes: new TextEncoder().encode(html),
    inline: { scripts: hashesOf(html), styles: [`'nonce-${nonce}'`] },
    headers: preloadHeader(html),
  }
}

export function finishPage<Made extends MadePage>({
  bytes,
  ...made
}: Made): Omit<Made, 'bytes'> & FinishedPage {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const packed = new Map<Encoding, Promise<Buffer>>()
  return {
    ...made,
    // With room for both encodings, which take a quarter each.
    size: Math.ceil(1.5 * bytes.length),
    content(encoding) {
      if (!encoding) return content
      const found = packed.get(encoding) ?? pack(encoding, content)
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
