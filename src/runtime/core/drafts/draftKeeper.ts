import type { NameTables } from '#adapters/formInfo/display/displayer.ts'
import type { FormStore } from '../form/formStore.ts'
import type { Clock } from '../ports/clock.ts'
import type { DraftStorage } from '../ports/drafts.ts'
import { createCell, type Observable } from '../ports/observable.ts'
import { createSaver, type Saver } from './createSaver.ts'
import { type Draft, readDraft } from './draft.ts'
import { type DraftState, NO_DRAFT } from './draftState.ts'
import { dropGoneFiles } from './dropGoneFiles.ts'
import { type OpenOffer, offerOf, stillFree } from './offerOf.ts'
import { isSame, takeDraft } from './takeDraft.ts'
import { holdsUnkept } from './unkept.ts'

export interface DraftKeeperOptions {
  store: FormStore
  port: DraftStorage
  clock: Clock
  /** True while the tab is hidden or about to be closed. */
  hidden: Observable<boolean>
  /** Storage key of the draft. */
  key: string
  /** Values the form opened with. */
  opening: ReadonlyMap<string, unknown>
  /** Digest of the values stored on the server. */
  base: string
  /** True when the form opens with everything the stored draft holds: it is written over, and not offered. */
  covered?: boolean
  tables: () => NameTables
}

/**
 * Stores one form's draft on the device and offers an existing one. Nothing is restored before the person accepts, and
 * an unanswered offer is never overwritten.
 */
export class DraftKeeper implements Observable<DraftState> {
  readonly #parts: DraftKeeperOptions
  readonly #state = createCell<DraftState>(NO_DRAFT)
  readonly get = this.#state.get
  readonly subscribe = this.#state.subscribe
  readonly #saver: Saver
  readonly #ends: readonly (() => void)[]
  /** Undefined: no draft may be stored. */
  #key: string | undefined
  #offer: OpenOffer | undefined
  /** The stored draft, as far as this window knows. */
  #kept: Draft | undefined

  constructor(parts: DraftKeeperOptions) {
    const { store, port, clock, hidden } = parts
    this.#parts = parts
    this.#key = parts.key
    this.#saver = createSaver(clock, port.idle, () => this.#save())
    if (parts.covered) this.#save()
    else this.#find()
    this.#ends = [
      store.subscribe('change', () => this.#changed()),
      hidden.subscribe(() => hidden.get() && this.#keep()),
      port.subscribe((key) => this.#heard(key)),
    ]
  }

  /** Restores the offered draft, except in fields that the person has changed meanwhile. */
  async take(): Promise<void> {
    const { store, port } = this.#parts
    const offer = this.#answer()
    if (!offer) return
    const { values, kept } = stillFree(offer, store)
    store.fill(values)
    const count = Object.keys(values).length
    const outcome = { ...offer.shown, count, kept, checking: true, gone: [] }
    this.#show({ outcome })
    this.#save()
    const goneFiles = await dropGoneFiles(store, values, port.isGone)
    if (this.get().outcome === outcome)
      this.#show({ outcome: { ...outcome, checking: false, gone: goneFiles } })
  }

  /** Deletes the offered draft. */
  refuse(): void {
    this.#answer()
    if (this.#key !== undefined) this.#parts.port.remove(this.#key)
    this.#changed()
  }

  /** Hides the notice about a restored draft or another window. */
  dismiss(): void {
    this.#show({ outcome: null, elsewhere: null })
  }

  /** Saves now. Returns false when a change is not stored, apart from values that are never stored. */
  flush(): boolean {
    return this.#save()
  }

  /** True when a value was entered that drafts never store. */
  leavesOut(): boolean {
    const { store, opening } = this.#parts
    return this.#key !== undefined && holdsUnkept(store, opening)
  }

  /** Moves the draft to another person's key. */
  moveTo(key: string): void {
    if (key === this.#key) return
    this.#remove()
    this.#key = key
    if (!this.#offer) this.#keep()
  }

  /** Deletes the draft after submission, or when its author has logged out. */
  end(): void {
    if (this.#key !== undefined) this.#parts.port.remove(this.#key)
    this.#key = undefined
    this.#offer = undefined
    this.#kept = undefined
    this.#state.set(NO_DRAFT)
    this.#stop()
  }

  /** Called when the form is unmounted. */
  dispose(): void {
    this.#keep()
    this.#stop()
  }

  #show(change: Partial<DraftState>): void {
    this.#state.set({ ...this.get(), ...change })
  }

  /** Reads the stored draft: an offer, or what this form holds already. */
  #find(): void {
    const { store, port, clock, base } = this.#parts
    const draft = this.#key === undefined ? undefined : readDraft(port.get(this.#key), clock.now())
    this.#offer = draft && offerOf(draft, store, base)
    if (this.#offer) this.#show({ offer: this.#offer.shown, mark: { kind: 'waiting' } })
    else {
      this.#kept = draft
      this.#show({ offer: null, mark: draft ? { kind: 'kept', at: draft.savedAt } : NO_DRAFT.mark })
    }
  }

  #answer(): OpenOffer | undefined {
    const offer = this.#offer
    this.#offer = undefined
    this.#show({ offer: null, mark: NO_DRAFT.mark })
    return offer
  }

  #changed(): void {
    if (this.#parts.store.dirty && !this.#offer && this.#key !== undefined) this.#saver.ask()
  }

  #keep(): void {
    if (this.#parts.store.dirty) this.#save()
  }

  #save(): boolean {
    const { store, opening, clock, port, base, tables } = this.#parts
    this.#saver.callOff()
    if (this.#key === undefined) return true
    const source = { bundle: store.bundle, get: (key: string) => store.get(key), opening }
    const mark = { savedAt: clock.now(), tab: port.tab, base }
    const draft = takeDraft({ ...source, tables: tables() }, mark)
    if (this.#offer) return draft === undefined
    if (draft) return isSame(draft.values, this.#kept?.values) || this.#write(draft, this.#key)
    this.#remove()
    this.#show({ mark: NO_DRAFT.mark })
    return true
  }

  #write(draft: Draft, key: string): boolean {
    const done = this.#parts.port.set(key, JSON.stringify(draft))
    this.#kept = done ? draft : undefined
    this.#show({ mark: done ? { kind: 'kept', at: draft.savedAt } : { kind: 'refused' } })
    return done
  }

  #remove(): void {
    if (this.#kept && this.#key !== undefined) this.#parts.port.remove(this.#key)
    this.#kept = undefined
  }

  /** Another window saved or ended this form; the last save wins. */
  #heard(key: string): void {
    const { port, clock } = this.#parts
    if (key !== this.#key) return
    if (this.#offer) this.#find()
    else this.#overtaken(readDraft(port.get(key), clock.now()))
  }

  #overtaken(draft: Draft | undefined): void {
    const { port } = this.#parts
    if (draft && draft.tab !== port.tab) this.#show({ elsewhere: { at: draft.savedAt } })
    else if (!draft && this.#kept) this.#show({ elsewhere: 'ended' })
    this.#kept = undefined
  }

  #stop(): void {
    this.#saver.callOff()
    for (const end of this.#ends) end()
  }
}
