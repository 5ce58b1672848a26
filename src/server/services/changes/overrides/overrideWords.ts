import type { FileFinding, FittedOverrides } from '#contract/finding.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import { documentNamer } from '../wording/documentTitle.ts'

/** With the page's own title, which is what staff see of it. */
export function overrideTitle(path: string, text: string): string {
  const { title } = documentNamer({})(path)
  const name = ownTitle(text)
  return name ? fill(words.overrides.titled, { title, name }) : title
}

function ownTitle(text: string): string | undefined {
  try {
    const document: unknown = JSON.parse(text)
    return isRecord(document) && typeof document.title === 'string' ? document.title : undefined
  } catch {
    return undefined
  }
}

/** Why an override is left out; one without an error of its own is, for what it does to the product's pages. */
export function misfitSentence(path: string, { dropped, findings }: FittedOverrides): string {
  const own = findings.filter(({ file }) => file === path)
  const told = own.length > 0 ? own : findings.filter(({ file }) => !dropped.includes(file))
  const first = told.slice(0, 1).map(inWords).join('')
  return told.length > 1 ? fill(words.overrides.more, { first, count: told.length }) : first
}

const inWords = ({ message, hint }: FileFinding): string => (hint ? `${message}　${hint}` : message)
