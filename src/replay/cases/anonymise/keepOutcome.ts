import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { rootOf } from '#runtime/core/form/paths.ts'
import type { PersonalText } from './personalTexts.ts'
import type { Pseudonyms } from './pseudonyms.ts'

export interface Anonymised {
  answers: FormValues
  /** Places where the form still reacts otherwise than to the original answers. */
  differing: string[]
}

interface Keeping {
  /** Form with the original answers. */
  before: FormStore
  storeOf(answers: FormValues): FormStore
  personal: readonly PersonalText[]
  pseudonyms: Pseudonyms
  /** Returns the answers with the present pseudonyms. */
  replaced(): FormValues
}

/** Maximum number of forms filled in to find other pseudonyms; each takes some milliseconds. */
const MOST_TRIED = 200

/** Replaces pseudonyms with which a field would show, pass or fail otherwise than with the original answers. */
export function keepOutcome({
  before,
  storeOf,
  personal,
  pseudonyms,
  replaced,
}: Keeping): Anonymised {
  let tried = 0
  let answers = replaced()
  let differing = differences(before, storeOf(answers))
  for (const text of textsBehind(differing, personal)) {
    const first = pseudonyms.of(text)
    for (const other of pseudonyms.others(text)) {
      if (differing.length === 0 || tried >= MOST_TRIED) break
      tried += 1
      pseudonyms.put(text, other)
      const tries = replaced()
      const left = differences(before, storeOf(tries))
      if (left.length < differing.length) [answers, differing] = [tries, left]
      if (answers === tries) break
      pseudonyms.put(text, first)
    }
  }
  return { answers, differing: [...new Set(differing.map(rootOf))] }
}

/** Returns the texts to replace, those at the differing places first: a rule may read any other. */
function textsBehind(places: readonly string[], personal: readonly PersonalText[]): string[] {
  const roots = places.map(rootOf)
  const near = personal.filter(({ path }) => places.includes(path))
  const beside = personal.filter(({ key }) => roots.includes(key))
  return places.length === 0
    ? []
    : [...new Set([...near, ...beside, ...personal].map(({ text }) => text))]
}

/** Returns the places that differ between two forms in visibility or message. */
function differences(one: FormStore, other: FormStore): string[] {
  const [before, after] = [one.errors(), other.errors()]
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return [
    ...[...paths].filter((path) => ownValue(before, path) !== ownValue(after, path)),
    ...one.bundle.order.filter((key) => one.isHidden(key) !== other.isHidden(key)),
  ]
}
