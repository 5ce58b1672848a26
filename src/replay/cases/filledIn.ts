import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import type { FormContext } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'

/** How a new form gets these answers. */
interface FilledIn {
  /** Answers of fields that cannot be edited: the page gives them. */
  prefill: FormValues
  /** What is then filled in; null where a default is cleared. */
  set: FormValues
  /** The form with all of it, checked. */
  store: FormStore
}

/** Fills a new form in with these answers, as somebody would who has nothing stored yet. */
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

/** Keys of fields that somebody or the page fills in. */
const inputKeys = ({ order, fields, computes }: FormBundle): string[] =>
  order.filter((key) => {
    const field = ownValue(fields, key)
    return field && field.shape !== 'none' && !field.isHide && !ownValue(computes, key)
  })
