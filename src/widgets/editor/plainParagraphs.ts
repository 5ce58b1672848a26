import { ownValue } from '#contract/record.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as HTML: one paragraph a line. No text is no HTML. */
export const plainParagraphs = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('\n')
        .map(
          (line) => `<p>${line.replace(/[&<>]/g, (sign) => ownValue(ESCAPES, sign) ?? sign)}</p>`,
        )
        .join('')
