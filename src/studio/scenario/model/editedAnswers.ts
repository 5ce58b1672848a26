import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { rootOf } from '#runtime/core/form/paths.ts'

/** Every value of a form, before a step that fills it in, and after it. */
export interface AnswersAround {
  before: FormValues
  after: FormValues
}

/**
 * Returns what a step fills in once the form holds these values. Fields that nobody changed stay as they were written;
 * one that is again as before the step is left out.
 */
export function editedAnswers(
  written: FormValues,
  { before, after }: AnswersAround,
  now: FormValues,
  bundle: FormBundle,
): FormValues {
  const isChanged = (key: string) => !isSameJson(ownValue(now, key), ownValue(after, key))
  const changed = inputKeys(bundle).filter(isChanged)
  const answers: FormValues = {}
  for (const [path, value] of Object.entries(written))
    if (!changed.includes(rootOf(path))) putOwn(answers, path, value)
  for (const key of changed)
    if (!isSameJson(ownValue(now, key), ownValue(before, key)))
      putOwn(answers, key, ownValue(now, key) ?? null)
  return answers
}

/** Keys of fields that somebody fills in. */
const inputKeys = ({ order, fields, computes }: FormBundle): string[] =>
  order.filter((key) => ownValue(fields, key)?.shape !== 'none' && !ownValue(computes, key))
