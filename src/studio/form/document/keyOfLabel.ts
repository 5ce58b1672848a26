import { freeKey } from '#formDocument/keys/keys.ts'
import { loadOnce } from '#runtime/core/loadOnce.ts'

/** Returns the pinyin of a Chinese text, one syllable per character; runs of other characters stay as they are. */
export type Syllables = (text: string) => readonly string[]

/** Converter from Chinese characters to pinyin; its large table is loaded when the first key is derived. */
export const pinyin = loadOnce(async (): Promise<Syllables> => {
  const { pinyin: soundsOf } = await import('pinyin-pro')
  return (text) =>
    soundsOf(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
})

/** Maximum number of syllables in a key. */
const LENGTH = 4

/** The key of a field whose label has no letter, digit or sound. */
const UNNAMED = 'field'

/**
 * Returns a key made from a label that is not taken yet: the first syllables as one word, 职称 → `zhiCheng`. It has
 * only letters and digits and begins with a letter, so that every rule can name it.
 */
export function keyOfLabel(
  label: string,
  taken: ReadonlySet<string>,
  syllables: Syllables,
): string {
  const words = syllables(label).flatMap((word) => word.match(/[A-Za-z0-9]+/g) ?? [])
  const first = words.findIndex((word) => /^[A-Za-z]/.test(word))
  if (first < 0) return freeKey(UNNAMED, taken)
  const [head = '', ...rest] = words.slice(first, first + LENGTH).map((word) => word.toLowerCase())
  const tail = rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return freeKey(head + tail.join(''), taken)
}
