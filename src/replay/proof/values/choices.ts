import { isEmpty } from '#domain/json/isEmpty.ts'
import type { Answer } from './answer.ts'

/** Returns one answer per equivalence class, preferring filled-in and valid ones. */
export function choicesOf(answers: readonly Answer[], alsoInvalid: boolean): Answer[] {
  const kinds = new Map<string, Answer[]>()
  for (const answer of answers) {
    const kind = kinds.get(answer.seen)
    if (kind) kind.push(answer)
    else kinds.set(answer.seen, [answer])
  }
  return [...kinds.values()].flatMap((kind) => best(kind, alsoInvalid) ?? [])
}

/**
 * Returns the preferred answer; validity is computed lazily, so that few of thousands of equivalent answers are
 * checked.
 */
function best(answers: readonly Answer[], alsoInvalid: boolean): Answer | undefined {
  const filled = answers.filter(({ value }) => !isEmpty(value))
  const valid = (list: readonly Answer[]) => list.find((answer) => answer.valid)
  return valid(filled) ?? (alsoInvalid ? (filled[0] ?? answers[0]) : valid(answers))
}
