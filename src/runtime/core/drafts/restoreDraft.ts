import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import type { Draft } from './draft.ts'
import { type Aspect, changedAspect, fieldPrint } from './fieldPrint.ts'
import { isKeepable, keepableValue } from './keepableValue.ts'

/** An answer that is not put back, with how it read, so that the person can copy it. */
export interface LostAnswer {
  key: string
  label: string
  text: string
  /** What of the question changed; `gone`: the form asks it no more. */
  reason: Aspect | 'gone'
}

export interface Restoration {
  /** What can be put back, by key; null clears. */
  values: FormValues
  /** Answers to questions that changed, in the order of the document. */
  changed: LostAnswer[]
  /** Answers to questions the form asks no more. */
  dropped: LostAnswer[]
}

/**
 * What of a draft fits a form. A draft of the same definition fits whole; of another one only the fields whose own
 * definition is unchanged do, the other answers are listed.
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
