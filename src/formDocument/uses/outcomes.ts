import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { fill } from '#domain/text/fill.ts'
import { listed } from './named.ts'
import texts from './texts.json' with { type: 'json' }

const { outcomes } = texts

/**
 * Returns the side effects of a repair in words, without the subject of the change itself; derived from both forms, so
 * that none is omitted.
 * @param concerned keys of the change itself
 */
export function outcomesOf(
  before: FormBundle,
  after: FormBundle,
  concerned: ReadonlySet<string>,
): string[] {
  const keys = after.order.filter((key) => Object.hasOwn(before.fields, key) && !concerned.has(key))
  const named = (text: string, found: readonly string[]) => namedIn(after, text, found)
  const has = (bundle: FormBundle, of: 'rules' | 'computes', key: string) =>
    ownValue(bundle[of], key)
  const lost = (of: 'rules' | 'computes') =>
    keys.filter((key) => has(before, of, key) !== undefined && has(after, of, key) === undefined)
  const changed = (of: 'rules' | 'computes') =>
    keys.filter((key) => {
      const [was, is] = [has(before, of, key), has(after, of, key)]
      return was !== undefined && is !== undefined && !isSameJson(was, is)
    })
  return [
    ...namedIn(before, outcomes.removed, goneKeys(before, after, concerned)),
    ...named(outcomes.alwaysShown, lost('rules')),
    ...named(outcomes.otherRule, changed('rules')),
    ...named(outcomes.filledIn, lost('computes')),
    ...named(outcomes.otherSum, changed('computes')),
    ...checkOutcomes(before, after),
    ...named(
      outcomes.cards,
      keys.filter((key) => !cardsOf(before, key).every((one) => cardsOf(after, key).includes(one))),
    ),
    ...defaultOutcomes(before, after),
  ]
}

/**
 * Returns the keys that a repair removed; parts without a key are left out, because they are named by their row, which
 * moves.
 */
const goneKeys = (before: FormBundle, after: FormBundle, concerned: ReadonlySet<string>) =>
  before.order.filter(
    (key) => !key.startsWith('@') && !Object.hasOwn(after.fields, key) && !concerned.has(key),
  )

const namedIn = ({ fields }: FormBundle, text: string, keys: readonly string[]): string[] =>
  keys.length === 0
    ? []
    : [fill(text, { names: listed(keys.map((key) => ownValue(fields, key)?.label || key)) })]

/** Returns the keys checked by the card type: that of the field, or of some of its columns. */
function cardsOf({ fields }: FormBundle, key: string): string[] {
  const field = ownValue(fields, key)
  const all: FormField[] = field ? [field, ...(field.columns ?? [])] : []
  return all.filter(({ constraints }) => constraints.card === 'byCardType').map((one) => one.key)
}

function checkOutcomes(
  { checks: was = [] }: FormBundle,
  { checks: is = [] }: FormBundle,
): string[] {
  const left = new Set(is.map(({ message }) => message))
  const gone = was.filter(({ message }) => !left.has(message)).map(({ message }) => message)
  const moved = was.filter((check) =>
    is.some((one) => one.message === check.message && one.field !== check.field),
  )
  return [
    ...(gone.length > 0 ? [fill(outcomes.checksGone, { names: listed(gone) })] : []),
    ...(moved.length > 0
      ? [fill(outcomes.checksMoved, { names: listed(moved.map(({ message }) => message)) })]
      : []),
  ]
}

function defaultOutcomes(before: FormBundle, after: FormBundle): string[] {
  const lost = after.order.filter((key) => {
    const [was, is] = [before, after].map(({ fields }) => ownValue(fields, key))
    const isKept = was?.shape === is?.shape
    return isKept && was?.defaultValue !== undefined && is?.defaultValue === undefined
  })
  const names = lost.map((key) => ownValue(after.fields, key)?.label || key)
  return names.length > 0 ? [fill(outcomes.defaultGone, { names: listed(names) })] : []
}
