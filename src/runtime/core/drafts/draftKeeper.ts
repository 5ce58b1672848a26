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
  /** True while nobody sees the tab, and when it is about to go. */
  hidden: Observable<boolean>
  /** Where the device keeps it. */
  key: string
  /** What the form opened with before anybody typed. */
  opening: ReadonlyMap<string, unknown>
  /** Digest of the values the server had stored. */
  base: string
  tables: () => NameTables
}

/**
 * Keeps one form's draft on the device, and offers the one it finds there. Nothing is put into the form before the
 * person says so, and nothing is written over an offer that has not been answered.
 */
export class DraftKeeper implements Observable<DraftState> {
  readonly #parts: DraftKeeperOptions
  readonly #state = createCell<DraftState>(NO_DRAFT)
  readonly get = this.#state.get
  readonly subscribe = this.#state.subscribe
  readonly #saver: Saver
  readonly #ends: readonly (() => void)[]
  /** Undefined: nothing of it may stay here. */
  #key: string | undefined
  #offer: OpenOffer | undefined
  /** What the device has of this form, as far as this window knows. */
  #kept: Draft | undefined

  constructor(parts: DraftKeeperOptions) {
    const { store, port, clock, hidden } = parts
    this.#parts = parts
    this.#key = parts.key
    this.#saver = createSaver(clock, port.idle, () => this.#save())
    this.#find()
    this.#ends = [
      store.subscribe('change', () => this.#changed()),
      hidden.subscribe(() => hidden.get() && this.#keep()),
      port.subscribe((key) => this.#heard(key)),
    ]
  }

  /** Puts the offered draft into the form, except where the person has filled in something else meanwhile. */
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
    const gone = await dropGoneFiles(store, values, port.isGone)
    if (this.get().outcome === outcome)
      this.#show({ outcome: { ...outcome, checking: false, gone } })
  }

  /** Forgets the offered draft. */
  refuse(): void {
    this.#answer()
    if (this.#key !== undefined) this.#parts.port.remove(this.#key)
    this.#changed()
  }

  /** The person has read what came of it, or of another window. */
  dismiss(): void {
    this.#show({ outcome: null, elsewhere: null })
  }

  /** Saves now. False when something that was typed is not kept, what is never kept aside. */
  flush(): boolean {
    return this.#save()
  }

  /** Whether something was given that no draft keeps. */
  leavesOut(): boolean {
    const { store, opening } = this.#parts
    return this.#key !== undefined && holdsUnkept(store, opening)
  }

  /** From now on it is another person's. */
  moveTo(key: string): void {
    if (key === this.#key) return
    this.#remove()
    this.#key = key
    if (!this.#offer) this.#keep()
  }

  /** It was submitted, or who typed it has logged out: nothing of it stays here. */
  end(): void {
    if (this.#key !== undefined) this.#parts.port.remove(this.#key)
    this.#key = undefined
    this.#offer = undefined
    this.#kept = undefined
    this.#state.set(NO_DRAFT)
    this.#stop()
  }

  /** The form leaves the screen. */
  dispose(): void {
    this.#keep()
    this.#stop()
  }

  #show(change: Partial<DraftState>): void {
    this.#state.set({ ...this.get(), ...change })
  }

  /** Takes up what the device has: an offer, or what this form holds already. */
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

  /** Another window saved or ended this form; what is saved last stands. */
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
