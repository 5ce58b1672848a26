import { ownValue } from '#contract/record.ts'
import { sanitiseHtml } from '#runtime/react/html/sanitiseHtml.ts'
import { readHtml, writeHtml } from './html.ts'

/** Equivalent tags; replacing one by the other loses nothing. */
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

/**
 * Returns the tags of stored HTML that the editor cannot write again, so that the person is warned before changing it.
 */
export function lostTags(html: string): string[] {
  const keptTags = tagsOf(writeHtml(readHtml(html)))
  return [...tagsOf(html)].filter((tag) => !keptTags.has(tag) && !SILENT.has(tag))
}
