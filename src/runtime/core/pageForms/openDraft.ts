import type { FormValues } from '#contract/form.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { DraftKeeper } from '../drafts/draftKeeper.ts'
import { draftKey } from '../drafts/draftKey.ts'
import { digest } from '../form/fieldPrint.ts'
import type { FormStore } from '../form/formStore.ts'
import { openingValues } from '../form/openingValues.ts'
import type { Ports } from '../ports/ports.ts'
import type { FormInputs } from './formInputs.ts'

/** Ports that a draft needs. */
export type DraftHost = Pick<Ports, 'clock' | 'drafts' | 'hidden' | 'lookups' | 'session'>

export interface DraftPlace {
  /** Id of page and form. */
  form: string
  /** Distinguishes drafts of the same form. */
  of: string
}

/**
 * Creates the draft keeper of an opened form, and a function that disposes it. A visitor's draft moves to the account
 * at login.
 */
export function openDraft(
  store: FormStore,
  inputs: Pick<FormInputs, 'stored' | 'initial'>,
  { covered, ...place }: DraftPlace & { covered: boolean },
  { clock, drafts, hidden, lookups, session }: DraftHost,
): { keeper: DraftKeeper; close: () => void } {
  let userId = session.get().user.id
  const orgId = String(session.get().site.orgId)
  const keeper = new DraftKeeper({
    store,
    port: drafts,
    clock,
    hidden,
    key: draftKey({ orgId, userId, ...place }),
    opening: openingValues(store.bundle, inputs.stored, inputs.initial),
    base: digestOf(inputs.stored),
    covered,
    tables: () => lookups.get(),
  })
  const stop = session.subscribe(() => {
    const before = userId
    userId = session.get().user.id
    if (before === userId) return
    if (before === undefined) keeper.moveTo(draftKey({ orgId, userId, ...place }))
    else keeper.end()
  })
  const close = () => {
    stop()
    keeper.dispose()
  }
  return { keeper, close }
}

const digestOf = (stored: FormValues | undefined): string =>
  stored === undefined ? '' : digest(canonicalJson(stored))
