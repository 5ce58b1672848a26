import type { FormBundle } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { spliced, swapped } from '../../rows/rows.ts'
import { type CheckSentence, writeCheck } from './checkSentence.ts'
import { suggestedMessage, suggestedPlace } from './suggest.ts'

/** A check as written in the document. */
export interface WrittenCheck {
  rule: Logic
  message: string
  at: string
}

type Checks = readonly unknown[] | undefined

/** Returns a readable check; undefined for a malformed one. */
export function readCheck(check: unknown): WrittenCheck | undefined {
  if (!isRecord(check) || check.rule === undefined) return undefined
  const { rule, message, at } = check
  return {
    rule: rule as Logic,
    message: typeof message === 'string' ? message : '',
    at: typeof at === 'string' ? at : '',
  }
}

/** Returns the checks with one replaced, or added at the end. */
export const withCheck = (checks: Checks, at: number, check: unknown): readonly unknown[] =>
  spliced(checks ?? [], at, 1, check)

/** Returns the checks without one; undefined when none is left. */
export function withoutCheck(checks: Checks, at: number): Checks {
  const left = spliced(checks ?? [], at, 1)
  return left.length > 0 ? left : undefined
}

export const movedCheck = (checks: Checks, at: number, by: 1 | -1): readonly unknown[] =>
  swapped(checks ?? [], Math.min(at, at + by), Math.max(at, at + by))

/** Returns a new check; its message and its field are derived from its sentence. */
export const newCheck = (sentence: CheckSentence, bundle: FormBundle): WrittenCheck => ({
  rule: writeCheck(sentence, bundle.fields),
  message: suggestedMessage(sentence, bundle.fields),
  at: suggestedPlace(sentence, bundle) ?? '',
})

/** Returns a check with another sentence; a message and a field derived from the previous sentence are derived anew. */
export function withSentence(
  check: unknown,
  before: CheckSentence,
  sentence: CheckSentence,
  bundle: FormBundle,
): unknown {
  const [was, next] = [newCheck(before, bundle), newCheck(sentence, bundle)]
  const { message, at } = readCheck(check) ?? next
  return {
    ...(isRecord(check) && check),
    rule: next.rule,
    message: message === was.message ? next.message : message,
    at: at === was.at ? next.at : at,
  }
}
