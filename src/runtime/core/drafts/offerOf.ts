import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { FormStore } from '../form/formStore.ts'
import type { Draft } from './draft.ts'
import type { DraftOffer } from './draftState.ts'
import { keepableValue } from './keepableValue.ts'
import { type LostAnswer, type Restoration, restoreDraft } from './restoreDraft.ts'
import { isSame } from './takeDraft.ts'

/** An offer, the values it would restore, and the values present when it was made. */
export interface OpenOffer {
  shown: DraftOffer
  values: FormValues
  before: FormValues
}

/** Compares a draft with the current form; undefined when it adds nothing. */
export function offerOf(draft: Draft, store: FormStore, base: string): OpenOffer | undefined {
  const { values, changed, dropped } = withoutStale(restoreDraft(draft, store.bundle), draft, store)
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

/**
 * Lists answers whose options no longer exist instead of restoring them: a dictionary can change without its form, and
 * an area list depends on the person's province.
 */
function withoutStale(restoration: Restoration, draft: Draft, store: FormStore): Restoration {
  const { ask: _ask, askCall: _askCall, delay: _delay, ...options } = store.options
  const trial = new FormStore(store.bundle, options)
  trial.fill(restoration.values)
  const entries = Object.entries(restoration.values)
  const isStale = (key: string) => trial.placeErrors(key).failure?.check === 'offered'
  const stale = entries.map(([key]) => key).filter(isStale)
  if (stale.length === 0) return restoration
  const unrestored = stale.flatMap((key): LostAnswer[] => {
    const draftField = ownValue(draft.fields, key)
    return draftField
      ? [{ key, label: draftField.label, text: draftField.text, reason: 'options' }]
      : []
  })
  return {
    ...restoration,
    values: Object.fromEntries(entries.filter(([key]) => !stale.includes(key))),
    changed: [...restoration.changed, ...unrestored],
  }
}

/**
 * Returns the part of an offer whose fields are unchanged since it was made; changed fields keep their value and are
 * named in `kept`.
 */
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

/** False for fields that the page fills in, and for values that read the same already. */
function isNews(store: FormStore, key: string, value: unknown): boolean {
  const field = ownValue(store.bundle.fields, key)
  if (!field || store.isDisabled(key)) return false
  return !isSame(keepableValue(field, store.get(key)), value)
}
