import { RICH_TAGS } from '#domain/richText/richTags.ts'
import { disguise } from './disguise.ts'

/**
 * Pieces of rich text in which its length is counted: each of these entities is one character, all others are written
 * out.
 */
const PIECES = /<[^<>]*>|&(?:nbsp|lt|gt|amp|quot|#39);|[^<&]+|[<&]/g
const TAG = /^<(\/?)(\w+)/
const PICTURE = '<img src="/files/图片.png">'

/**
 * Returns rich text of the same structure and length with other words. Attributes are removed, because addresses and
 * titles identify people; pictures get a fictitious address.
 */
export const disguiseHtml = (html: string, variant: number, words: ReadonlySet<string>): string =>
  (html.match(PIECES) ?? [])
    .map((piece) => {
      if (piece === '<' || piece.startsWith('&')) return piece
      return piece.startsWith('<') ? plainTag(piece) : disguise(piece, variant, words)
    })
    .join('')

function plainTag(tag: string): string {
  const [, slash = '', written = ''] = TAG.exec(tag) ?? []
  const name = written.toLowerCase()
  if (!Object.hasOwn(RICH_TAGS, name)) return ''
  return name === 'img' ? PICTURE : `<${slash}${name}>`
}
