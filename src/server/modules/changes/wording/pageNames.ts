import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import pages from '#server/messages/pageNames.json' with { type: 'json' }
import words from '#server/messages/studio.json' with { type: 'json' }

type Names = Readonly<Record<string, string>>

/**
 * Returns the name of a member of a page document as staff read it. A name given by the page's author, such as that of
 * a source or an action, is quoted as it is.
 * @param above the member that holds it; empty for an entry's
 */
export const pageMemberName = (name: string, above: string): string =>
  (pages.named.includes(above) ? undefined : ownValue(pages.members as Names, name)) ??
  fill(words.quoted, { text: name })

/** `第 3 项（按钮）`; undefined for an entry that is no node. */
export function nodeName(entry: unknown, place: number): string | undefined {
  const type = isRecord(entry) ? ownValue(entry, 'type') : undefined
  const kind = typeof type === 'string' ? ownValue(pages.kinds as Names, type) : undefined
  return kind && fill(pages.entry, { place, kind })
}

/** Cuts a path off where parts have no names: a rule is described as a whole, and a text template by its text. */
export function tellablePart(at: readonly string[]): { at: readonly string[]; isWhole: boolean } {
  const marked = at.findIndex((name) => name.startsWith('$') && name !== '$schema')
  if (marked < 0) return { at, isWhole: true }
  return { at: at.slice(0, marked), isWhole: at[marked] === '$t' && marked === at.length - 1 }
}
