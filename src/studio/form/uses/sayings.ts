import type { Schema } from '#contract/calls.ts'
import { fill } from '#domain/text/fill.ts'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { typeNameOf } from '#formDocument/names/labels.ts'
import { fieldsOf } from '#formDocument/rows/rows.ts'
import { rangeOf } from '#formDocument/rows/sections.ts'
import type { Change } from '#formDocument/uses/change.ts'
import { type NamedPlace, subjectOf } from './answerPlaces.ts'
import texts from './texts.json' with { type: 'json' }

const { titles, count: counts } = texts

/** Maximum number of places listed one by one. */
const MOST = 5

/** Returns the question that asks for a change. */
export function titleOf(document: FormDocument, change: Change): string {
  const name = subjectOf(document, change)
  switch (change.act) {
    case 'remove': {
      const count = partSize(document, change)
      return fill(count > 1 ? titles.removeSeveral : titles.remove, { name, count })
    }
    case 'type':
      return fill(titles.type, { name, type: typeNameOf({ type: change.type }) })
    case 'key':
      return fill(titles.key, { name, key: change.key })
    case 'option':
      return fill(titles.option, { option: name })
  }
}

/** Returns the full subject of a completed change. */
export function doneName(document: FormDocument, change: Change): string {
  const first = subjectOf(document, change)
  const count = change.act === 'remove' ? partSize(document, change) : 1
  return count > 1 ? fill(texts.several, { first, count }) : first
}

function partSize(
  { formInfo }: FormDocument,
  { target: { part, place } }: Extract<Change, { act: 'remove' }>,
): number {
  if (part === 'field') return 1
  const { start, end } = rangeOf(formInfo, part, place.row)
  return formInfo.slice(start, end).flatMap(fieldsOf).length
}

/** Returns the counts as sentences: the number of applications, and the answers they contain. */
export function countSayings(
  { waiting, ended, read, isWhole, counts: found }: Schema<'FieldUse'>,
  places: readonly NamedPlace[],
): string[] {
  if (waiting + ended === 0) return [counts.none]
  const isOption = places.some(({ place }) => place.code !== undefined)
  const held = places
    .map(({ name }, at) => ({ name, count: found[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  const named = held
    .slice(0, MOST)
    .map((one) => fill(isOption ? counts.chosen : counts.filled, one))
  const rest = held.length - named.length
  const all = [...named, ...(rest > 0 ? [fill(counts.more, { count: rest })] : [])]
  const nothing = isOption ? counts.noneChosen : counts.noneFilled
  const said = all.length > 0 ? `${all.join('，')}。` : isWhole ? nothing : ''
  return [
    fill(counts.applications, { waiting, ended }),
    ...(isWhole ? [said] : [`${fill(counts.soFar, { read })}${said}`]),
  ]
}
