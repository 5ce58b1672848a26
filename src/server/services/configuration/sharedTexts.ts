import type { DocumentText } from './documentText.ts'

/** Bytes of a text's character, and of what is made of it. */
export const BYTES_A_CHARACTER = 4

/** The texts of all held configurations by their hash: what several societies have is held once. */
export interface SharedTexts {
  find(hash: string): DocumentText | undefined
  /** Holds texts for one more configuration; returns those that are held under their hashes. */
  hold(texts: readonly DocumentText[]): DocumentText[]
  /** Gives them up for one configuration; what no other has is dropped. */
  release(texts: readonly DocumentText[]): void
  /** What they take, about. */
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
