import type { RefusalCode } from '#contract/envelope.ts'
import type { Noted, Store, Tx } from '#server/store/store.ts'
import { WriteWatcher } from '#server/store/watchWrites.ts'
import { appendActivity } from '../repositories/activityLog.ts'
import type { StreamEnd } from '../servedFile.ts'
import type { ActivityFacts } from './activityFacts.ts'
import { entryOf } from './entryOf.ts'

/**
 * Collects the activity log entry of one call, job or command. The entry of a write is inserted in the writing
 * transaction, so both commit or neither does. An activity has at most one success entry, however many transactions it
 * runs: the first one that writes inserts it.
 */
export class Activity {
  #facts: ActivityFacts
  #isEntered = false
  readonly #complete: (facts: ActivityFacts, answer: unknown) => ActivityFacts

  /** @param complete adds the facts that are known from the answer only, when the entry is inserted */
  constructor(
    facts: ActivityFacts,
    complete: (facts: ActivityFacts, answer: unknown) => ActivityFacts = (known) => known,
  ) {
    this.#facts = facts
    this.#complete = complete
  }

  /** Later facts replace earlier ones; details are merged. */
  note({ detail, ...noted }: Noted): void {
    const details = { ...this.#facts.detail, ...detail }
    this.#facts = { ...this.#facts, ...noted, detail: details }
  }

  /** Wraps the store: the first transaction that writes a logged table also inserts the entry. */
  over(store: Store): Store {
    return { ...store, tx: (orgId, fn) => this.#watched(store, orgId, fn) }
  }

  async #watched<T>(store: Store, orgId: string, fn: (tx: Tx) => Promise<T>): Promise<T> {
    let brings = false
    const result = await store.tx(orgId, async (bare) => {
      const watcher = new WriteWatcher()
      const answer = await fn({
        ...bare,
        db: bare.db.withPlugin(watcher),
        note: (noted) => this.note(noted),
      })
      brings = watcher.written.size > 0 && !this.#isEntered
      if (brings) await this.enter(bare, answer)
      return answer
    })
    this.#isEntered ||= brings
    return result
  }

  /** Inserts the entry of a call that wrote nothing, such as a logged read. */
  async done(store: Store, orgId: string, answer: unknown): Promise<void> {
    if (this.#isEntered) return
    await store.tx(orgId, (tx) => this.enter(tx, answer))
    this.#isEntered = true
  }

  /** Inserts the entry for the end of a file that a call continued to send after its answer. */
  async ended(store: Store, orgId: string, { rows, outcome }: StreamEnd): Promise<void> {
    this.note({ detail: { rows, ended: outcome } })
    await store.tx(orgId, (tx) => this.enter(tx))
  }

  /** Inserts the entry of a refusal. */
  refused(store: Store, orgId: string, code: RefusalCode): Promise<void> {
    return store.tx(orgId, async (tx) => appendActivity(tx, await entryOf(tx, this.#facts, code)))
  }

  /** Inserts the entry now, for work on a store without `over`. */
  async enter(tx: Tx, answer?: unknown): Promise<void> {
    await appendActivity(tx, await entryOf(tx, this.#complete(this.#facts, answer)))
  }
}
