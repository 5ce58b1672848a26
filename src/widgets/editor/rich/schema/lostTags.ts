import { ownValue } from '#contract/record.ts'
import { sanitiseHtml } from '#runtime/react/html/sanitiseHtml.ts'
import { readHtml, writeHtml } from './html.ts'

/** Tags that mean the same to a reader; nothing is lost when one becomes the other. */
const SAME: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  cite: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  kbd: 'code',
  samp: 'code',
  div: 'p',
  section: 'p',
  article: 'p',
  thead: 'tbody',
  tfoot: 'tbody',
}
const SILENT: ReadonlySet<string> = new Set(['span', 'p', 'source', 'col', 'colgroup', 'wbr', 'a'])

const tagsOf = (html: string): ReadonlySet<string> =>
  new Set(
    [...sanitiseHtml(html).querySelectorAll('*')].map(({ tagName }) => {
      const tag = tagName.toLowerCase()
      return ownValue(SAME, tag) ?? tag
    }),
  )

/** What stored HTML is made of that the editor would not write again, so that the person is told before changing it. */
export function lostTags(html: string): string[] {
  const kept = tagsOf(writeHtml(readHtml(html)))
  return [...tagsOf(html)].filter((tag) => !kept.has(tag) && !SILENT.has(tag))
}
