import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'

/** Input with which a new form gets some answers, and the resulting form. */
interface FilledIn {
  /** Answers of read-only fields, prefilled by the page. */
  prefill: FormValues
  /** Answers then filled in; null where a default is cleared. */
  set: FormValues
  /** Form with all answers, checked. */
  store: FormStore
}

/** Fills in a new form with these answers, as an applicant without stored answers would. */
export function filledIn(bundle: FormBundle, context: FormContext, answers: FormValues): FilledIn {
  const prefill: FormValues = {}
  const set: FormValues = {}
  for (const key of inputKeys(bundle))
    if (ownValue(bundle.fields, key)?.isDisable && Object.hasOwn(answers, key))
      putOwn(prefill, key, ownValue(answers, key))
  const store = new FormStore(bundle, { context, initial: prefill })
  for (const key of inputKeys(bundle)) {
    const answer = ownValue(answers, key)
    if (store.isDisabled(key) || isSameJson(store.get(key), answer)) continue
    putOwn(set, key, answer ?? null)
    store.set(key, answer ?? null)
  }
  store.validate()
  return { prefill, set, store }
}

/** Returns the keys of fields that the applicant or the page fills in. */
const inputKeys = ({ order, fields, computes }: FormBundle): string[] =>
  order.filter((key) => {
    const field = ownValue(fields, key)
    return field && field.shape !== 'none' && !field.isHide && !ownValue(computes, key)
  })
