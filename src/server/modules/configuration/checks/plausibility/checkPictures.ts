import type { FileFinding } from '#contract/finding.ts'
import { type Entry, type Located, textOf } from '#lint/document/located.ts'
import { configFinding } from '../configFinding.ts'

/** The address of a picture in rich text. */
const SOURCE = /<img\b[^<>]{0,2000}?\bsrc\s*=\s*["']?([^"'\s<>]+)/gi

/** Addresses of other sites, with or without their scheme. */
const ELSEWHERE = /^(?:https?:)?\/\/([^/?#]*)/i

/** Most characters of an embedded picture; every visitor loads it with the text. */
const MOST_INLINE = 100_000

/**
 * Reports pictures of rich text that visitors cannot see, because browsers are instructed to load none from other
 * sites, and embedded pictures that make the text long.
 */
export function checkPictures(roots: Iterable<Located | undefined>): FileFinding[] {
  return [...roots].flatMap((root) => (root ? below(root) : []))
}

function below(value: Located): FileFinding[] {
  const parts = [...value.items, ...value.entries.map((entry: Entry) => entry.value)]
  return [...picturesIn(value), ...parts.flatMap(below)]
}

function picturesIn(value: Located): FileFinding[] {
  const text = textOf(value)
  if (!text?.includes('<')) return []
  return [...text.matchAll(SOURCE)].flatMap(([, address = '']) => {
    const site = ELSEWHERE.exec(address)?.[1]
    if (site !== undefined) return [configFinding(value, 'picture/elsewhere', { site })]
    const isLong = address.startsWith('data:') && address.length > MOST_INLINE
    return isLong
      ? [
          configFinding(value, 'picture/inline', {
            kb: Math.round((address.length * 3) / 4 / 1024),
          }),
        ]
      : []
  })
}
