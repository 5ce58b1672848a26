import type { FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isSame } from '../../drafts/takeDraft.ts'
import type { FormStore } from '../../form/formStore.ts'
import { openingValues } from '../../form/openingValues.ts'

/** Returns the values that the person changed since the form was opened for the first time; cleared ones are null. */
export function typedAnswers({ bundle, options, get }: Typed): FormValues {
  const opening = openingValues(bundle, options.record, options.initial)
  const typed: FormValues = {}
  for (const key of bundle.order) {
    const isInput = ownValue(bundle.fields, key)?.shape !== 'none'
    if (isInput && !isSame(get(key), opening.get(key))) putOwn(typed, key, get(key) ?? null)
  }
  return typed
}

type Typed = Pick<FormStore, 'bundle' | 'options'> & { get(key: string): unknown }
