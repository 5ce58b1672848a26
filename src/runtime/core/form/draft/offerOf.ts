import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { FormStore } from '../formStore.ts'
import type { Draft } from './draft.ts'
import type { DraftOffer } from './draftState.ts'
import { keepableValue } from './keepableValue.ts'
import { restoreDraft } from './restoreDraft.ts'
import { isSame } from './takeDraft.ts'

/** An offer, what it would put back, and what stood there when it was made. */
export interface OpenOffer {
  shown: DraftOffer
  values: FormValues
  before: FormValues
}

/** What a draft has to offer to a form as it is now; undefined when all of it is there already. */
export function offerOf(draft: Draft, store: FormStore, base: string): OpenOffer | undefined {
  const { values, changed, dropped } = restoreDraft(draft, store.bundle)
  const keys = Object.keys(values).filter((key) => isNews(store, key, ownValue(values, key)))
  if (keys.length + changed.length + dropped.length === 0) return undefined
  const pick = (read: (key: string) => unknown): FormValues =>
    Object.fromEntries(keys.map((key) => [key, read(key)]))
  const recordChanged = draft.base !== base
  return {
    shown: { savedAt: draft.savedAt, count: keys.length, changed, dropped, recordChanged },
    values: pick((key) => ownValue(values, key)),
    before: pick((key) => store.get(key)),
  }
}

/** The part of an offer that meets nothing new; what was filled in since it was made stays, and is named. */
export function stillFree(
  { values, before }: OpenOffer,
  store: FormStore,
): { values: FormValues; kept: string[] } {
  const isFree = (key: string) => isSame(store.get(key), ownValue(before, key))
  const taken = Object.keys(values).filter((key) => !isFree(key))
  return {
    values: Object.fromEntries(Object.entries(values).filter(([key]) => isFree(key))),
    kept: taken.map((key) => ownValue(store.bundle.fields, key)?.label ?? key),
  }
}

/** A field the page fills in itself is the page's; one that reads the same already needs nothing. */
function isNews(store: FormStore, key: string, value: unknown): boolean {
  const field = ownValue(store.bundle.fields, key)
  if (!field || store.isDisabled(key)) return false
  return !isSame(keepableValue(field, store.get(key)), value)
}
