import type { PrintContent } from '#contract/print.ts'
import { htmlText } from '#domain/text/htmlText.ts'

const BLOCK_END = /<\/(?:p|div|li|h\d|tr)>|<br\s*\/?>/gi

/** Content as one line of text, for narrow places: images as their number, files as their names. */
export function contentText(content: PrintContent): string {
  switch (content.kind) {
    case 'text':
      return content.text
    case 'html':
      return htmlText(content.html.replace(BLOCK_END, ' ')).trim()
    case 'images':
      return content.files.length > 0 ? `${content.files.length}张图片` : ''
    case 'files':
      return content.files.map(({ name }) => name).join('、')
    case 'table':
      return content.rows.length > 0 ? `${content.rows.length}行` : ''
    case 'divider':
      return ''
  }
}
