import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import { rootOf } from '#runtime/core/form/paths.ts'

/** All values of a form, before and after a step that fills it in. */
export interface AnswersAround {
  before: FormValues
  after: FormValues
}

/**
 * Returns the input of a step after which the form has these values. Unchanged fields keep their notation; a field with
 * its value of before the step is left out.
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

/** Returns the keys of input fields; computed fields and layout are none. */
const inputKeys = ({ order, fields, computes }: FormBundle): string[] =>
  order.filter((key) => ownValue(fields, key)?.shape !== 'none' && !ownValue(computes, key))
