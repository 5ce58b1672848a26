import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { type Aspect, changedAspect, fieldPrint } from '../form/fieldPrint.ts'
import type { Draft } from './draft.ts'
import { isKeepable, keepableValue } from './keepableValue.ts'

/** An answer that is not restored, as text that the person can copy. */
export interface LostAnswer {
  key: string
  label: string
  text: string
  /** The changed aspect of the question; `gone`: the form no longer asks it. */
  reason: Aspect | 'gone'
}

export interface Restoration {
  /** Values to restore, by key; null clears. */
  values: FormValues
  /** Answers to changed questions, in document order. */
  changed: LostAnswer[]
  /** Answers to questions that the form no longer asks. */
  dropped: LostAnswer[]
}

/**
 * Determines which answers of a draft fit a form. With an unchanged definition all do; otherwise only answers to
 * unchanged fields are restored, and the others are listed.
 */
export function restoreDraft(draft: Draft, bundle: FormBundle): Restoration {
  const values: FormValues = {}
  const changed: LostAnswer[] = []
  for (const key of bundle.order) {
    const [field, then] = [ownValue(bundle.fields, key), ownValue(draft.fields, key)]
    if (!field || !then || !isKeepable(field)) continue
    const reason =
      draft.hash === bundle.hash ? undefined : changedAspect(then.print, fieldPrint(bundle, field))
    if (reason) changed.push({ key, label: then.label, text: then.text, reason })
    else putOwn(values, key, keepableValue(field, ownValue(draft.values, key)) ?? null)
  }
  return { values, changed: changed.filter(hasText), dropped: droppedOf(draft, bundle) }
}

const droppedOf = ({ fields }: Draft, bundle: FormBundle): LostAnswer[] =>
  Object.entries(fields)
    .filter(([key]) => (ownValue(bundle.fields, key)?.shape ?? 'none') === 'none')
    .map(([key, { label, text }]) => ({ key, label, text, reason: 'gone' as const }))
    .filter(hasText)

/** A cleared answer leaves nothing to copy. */
const hasText = ({ text }: LostAnswer): boolean => text.trim() !== ''
