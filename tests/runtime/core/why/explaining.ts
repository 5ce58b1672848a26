import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormValues } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import type { Answer, Aspect, Change } from '#contract/why.ts'
import type { FormStoreOptions } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { explainField } from '#runtime/core/why/explainField.ts'

const dictionaries: Dictionaries = {
  CARD_TYPE: [
    { itemCode: '01', itemName: '居民身份证' },
    { itemCode: '05', itemName: '护照' },
  ],
}
const context = { dictionaries, areas: [], now: Date.UTC(2026, 10, 20) }

/** A form of this formInfo, as text or rows, with stored values. */
export function openForm(
  formInfo: unknown,
  values: FormValues = {},
  options: Partial<FormStoreOptions> = {},
): FormStore {
  const bundle = convertFormInfo(formInfo, { dictionaries })
  return new FormStore(bundle, { context, stored: values, ...options })
}

/** @throws when the form has no such place. */
export function answerOf(store: FormStore, path: string, aspect: Aspect): Answer {
  const explanation = explainField(store, path)
  if (!explanation) throw new Error(`no field ${path}`)
  return explanation.answers[aspect]
}

/** A new form with these changes made, every message shown. */
export function changed(
  store: FormStore,
  changes: readonly Pick<Change, 'path' | 'to'>[],
): FormStore {
  const stored = Object.fromEntries(store.bundle.order.map((key) => [key, store.get(key)]))
  const { ask: _, ...options } = store.options
  const copy = new FormStore(store.bundle, { ...options, stored })
  for (const { path, to } of changes) copy.set(path, to.value)
  copy.validate()
  return copy
}

export const choice = (value: string, label: string, names: readonly string[], more = {}) => ({
  type: 'choice',
  choiceType: '01',
  value,
  label,
  items: names.map((itemName, index) => ({ itemCode: `0${index + 1}`, itemName })),
  ...more,
})

export const text = (value: string, label: string, more = {}) => ({
  type: 'textBox',
  value,
  label,
  ...more,
})

/** Makes a definition a controller. */
export const shows = (fields: string, conditionText: string, condition = '1') => ({
  isRelation: true,
  condition,
  conditionText,
  fields,
})
