import type { FileFinding, FittedOverrides } from '#contract/finding.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import { shownTitles } from '../wording/pageTitle.ts'

/** Title of an override, including the page's own title, by which staff recognise it. */
export function overrideTitle(
  path: string,
  text: string,
  documents: ConfigurationDocuments = {},
): string {
  const { title } = documentNamer({ ...documents, [path]: text })(path)
  const name = shownTitles(text).join(words.or)
  return name === '' || title.includes(name) ? title : fill(words.overrides.titled, { title, name })
}

/**
 * Gives the reason why an override is left out: its own error, or else an error that it causes in the product's pages.
 */
export function misfitSentence(path: string, { dropped, findings }: FittedOverrides): string {
  const own = findings.filter(({ file }) => file === path)
  const told = own.length > 0 ? own : findings.filter(({ file }) => !dropped.includes(file))
  const first = told.slice(0, 1).map(inWords).join('')
  return told.length > 1 ? fill(words.overrides.more, { first, count: told.length }) : first
}

const inWords = ({ message, hint }: FileFinding): string => (hint ? `${message}　${hint}` : message)
