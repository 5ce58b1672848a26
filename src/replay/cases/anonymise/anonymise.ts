import type { FormBundle, FormValues } from '#contract/form.ts'
import { isRealDate } from '#domain/time/writtenDate.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { filledIn } from '../filledIn.ts'
import { dayInCard, dayWritten } from './birthDays.ts'
import type { Occurrences } from './disguising.ts'
import { formWords } from './formWords.ts'
import { type Anonymised, keepOutcome } from './keepOutcome.ts'
import { type PersonalText, replacePersonal } from './personalTexts.ts'
import { Pseudonyms } from './pseudonyms.ts'

/**
 * Replaces all text in the answers to a form that identifies a person: equal texts get equal substitutes, chosen so
 * that every field shows, passes or fails as before. Deterministic, and without knowledge of the society.
 */
export function anonymise(
  bundle: FormBundle,
  context: FormContext,
  answers: FormValues,
): Anonymised {
  const personal = personalIn(bundle, answers)
  const pseudonyms = new Pseudonyms(grouped(personal), formWords(bundle), context)
  const isPersonal = new Set(personal.map(({ path, text }) => `${path} ${text}`))
  const replaced = (): FormValues =>
    replacePersonal(bundle, answers, ({ path, text }) =>
      isPersonal.has(`${path} ${text}`) ? pseudonyms.of(text) : text,
    )
  const storeOf = (values: FormValues) => filledIn(bundle, context, values).store
  return keepOutcome({ before: storeOf(answers), storeOf, personal, pseudonyms, replaced })
}

/** Characters that can identify a person: letters, digits and pictograms, but no blanks or punctuation. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

function personalIn(bundle: FormBundle, answers: FormValues): PersonalText[] {
  const all: PersonalText[] = []
  replacePersonal(bundle, answers, (found) => {
    all.push(found)
    return found.text
  })
  const words = formWords(bundle)
  const birthDays = new Set(all.flatMap(({ text }) => dayInCard(text) ?? []))
  return all.filter(({ kind, key, field, text }) => {
    if (!SAYS_SOMETHING.test(text)) return false
    if (kind === 'text') return !words.isAnswer(key, field, text)
    if (kind !== 'day' || field.constraints.past) return true
    const day = dayWritten(text, field.ui.fmt ?? '')
    return day === undefined ? !isRealDate(text, field.ui.fmt ?? '') : birthDays.has(day)
  })
}

function grouped(personal: readonly PersonalText[]): Occurrences[] {
  const groups = new Map<string, PersonalText[]>()
  for (const found of personal) groups.set(found.text, [...(groups.get(found.text) ?? []), found])
  return [...groups].map(([text, found]) => ({ text, found }))
}
