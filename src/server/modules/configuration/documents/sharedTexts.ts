import type { DocumentText } from './documentText.ts'

/** Estimated bytes per character of a text, including its derived values. */
export const BYTES_A_CHARACTER = 4

/** The texts of all cached configurations by their hash; equal texts of several societies are kept once. */
export interface SharedTexts {
  find(hash: string): DocumentText | undefined
  /** Registers texts for one more configuration; returns the shared instances with their hashes. */
  hold(texts: readonly DocumentText[]): DocumentText[]
  /** Releases texts for one configuration; a text without any other user is dropped. */
  release(texts: readonly DocumentText[]): void
  /** Estimated bytes of all texts. */
  bytes(): number
}

export function createSharedTexts(): SharedTexts {
  const held = new Map<string, { text: DocumentText; users: number }>()
  let bytes = 0
  const holdOne = (text: DocumentText): DocumentText => {
    const entry = held.get(text.hash) ?? { text, users: 0 }
    if (entry.users === 0) {
      held.set(text.hash, entry)
      bytes += bytesOf(text)
    }
    entry.users += 1
    return entry.text
  }
  const releaseOne = ({ hash }: DocumentText) => {
    const entry = held.get(hash)
    if (!entry) return
    entry.users -= 1
    if (entry.users > 0) return
    held.delete(hash)
    bytes -= bytesOf(entry.text)
  }
  return {
    find: (hash) => held.get(hash)?.text,
    hold: (texts) => texts.map(holdOne),
    release: (texts) => texts.forEach(releaseOne),
    bytes: () => bytes,
  }
}

const bytesOf = ({ text }: DocumentText): number => BYTES_A_CHARACTER * text.length
