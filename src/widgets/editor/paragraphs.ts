const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)

/** Plain text as HTML: one paragraph a line. No text is no HTML. */
export const toParagraphs = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${escaped(line)}</p>`)
        .join('')

const BREAKS = /<\/(?:p|div|h[1-6]|li|tr)>\s*|<br\s*\/?>/gi
const UNESCAPES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&quot;': '"',
  '&#39;': "'",
}

/** The text of HTML, a line a paragraph; reads back exactly what `toParagraphs` wrote. */
export const fromParagraphs = (html: string): string =>
  html
    .replace(BREAKS, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp|quot|#39);/g, (entity) => UNESCAPES[entity] ?? entity)
    .replace(/\n$/, '')

const OTHER_TAG = /<(?!\/?p>|br\s*\/?>)[a-z/!]/i
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|nbsp|quot|#39);)#?\w+;/

/** Whether HTML holds nothing but paragraphs of text, so that editing it as text loses nothing. */
export const isPlain = (html: string): boolean => !OTHER_TAG.test(html) && !OTHER_ENTITY.test(html)
