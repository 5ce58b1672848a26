import { isEmpty } from '#domain/json/isEmpty.ts'
import type { Answer } from './answer.ts'

/** One answer for each way of being seen: one that is filled in and valid rather than another. */
export function choicesOf(answers: readonly Answer[], alsoInvalid: boolean): Answer[] {
  const kinds = new Map<string, Answer[]>()
  for (const answer of answers) {
    const kind = kinds.get(answer.seen)
    if (kind) kind.push(answer)
    else kinds.set(answer.seen, [answer])
  }
  return [...kinds.values()].flatMap((kind) => best(kind, alsoInvalid) ?? [])
}

/** Whether an answer is valid is worked out when it is asked, so that of thousands alike only a few are. */
function best(answers: readonly Answer[], alsoInvalid: boolean): Answer | undefined {
  const filled = answers.filter(({ value }) => !isEmpty(value))
  const valid = (list: readonly Answer[]) => list.find((answer) => answer.valid)
  return valid(filled) ?? (alsoInvalid ? (filled[0] ?? answers[0]) : valid(answers))
}
