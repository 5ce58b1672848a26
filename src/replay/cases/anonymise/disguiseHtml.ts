import { RICH_TAGS } from '#domain/richText/richTags.ts'
import { disguise } from './disguise.ts'

/** As lengths of rich text are counted: these entities are one character, all others are written out. */
const PIECES = /<[^<>]*>|&(?:nbsp|lt|gt|amp|quot|#39);|[^<&]+|[<&]/g
const TAG = /^<(\/?)(\w+)/
const PICTURE = '<img src="/files/图片.png">'

/**
 * Returns rich text of the same structure and length with other words. Attributes are left out, because addresses and
 * titles name people; pictures get an address that belongs to nobody.
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
