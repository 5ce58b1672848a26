import type { FormValues } from '#contract/form.ts'
import { canonicalJson } from '#domain/canonicalJson.ts'
import { DraftKeeper } from '../form/draft/draftKeeper.ts'
import { draftKey } from '../form/draft/draftKey.ts'
import type { DraftPort } from '../form/draft/draftPort.ts'
import { digest } from '../form/draft/fieldPrint.ts'
import type { FormStore } from '../form/formStore.ts'
import { openingValues } from '../form/openingValues.ts'
import type { Clock } from '../host/clock.ts'
import type { Lookups } from '../host/lookups.ts'
import type { Observable } from '../host/observable.ts'
import type { Session } from '../host/session.ts'
import type { GivenValues } from './formValues.ts'

/** The parts of the world a draft needs. */
export interface DraftHost {
  clock: Clock
  drafts: DraftPort
  hidden: Observable<boolean>
  lookups: Lookups
  session: Session
}

export interface DraftPlace {
  /** Page and form. */
  form: string
  /** Which of several drafts of that form. */
  of: string
}

/** A keeper for a form that has opened, and the function that ends it. A visitor who logs in takes the draft along. */
export function openDraft(
  store: FormStore,
  values: Pick<GivenValues, 'stored' | 'initial'>,
  place: DraftPlace,
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
    opening: openingValues(store.bundle, values.stored, values.initial),
    base: digestOf(values.stored),
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
