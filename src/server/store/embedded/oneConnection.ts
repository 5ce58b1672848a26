import { Unavailable } from '../databaseError.ts'
import type { DatabaseLoad } from '../store.ts'

/** Returns the connection; idempotent. */
export type GiveBack = () => void

/** FIFO queue for the single connection. */
export class OneConnection {
  readonly #queue: (() => void)[] = []
  readonly #waitMs: number
  #held = false

  constructor(waitMs: number) {
    this.#waitMs = waitMs
  }

  /** Waits at most `waitMs` for the connection; rejects with Unavailable after that. */
  async take(): Promise<GiveBack> {
    if (this.#held) await this.#turn()
    this.#held = true
    let isReturned = false
    return () => {
      if (isReturned) return
      isReturned = true
      this.#pass()
    }
  }

  /** The connection as a pool of one. */
  get load(): Pick<DatabaseLoad, 'open' | 'idle' | 'waiting'> {
    return { open: 1, idle: this.#held ? 0 : 1, waiting: this.#queue.length }
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(alarm)
        resolve()
      }
      const alarm = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(turn), 1)
        reject(new Unavailable(`no connection within ${this.#waitMs} ms`))
      }, this.#waitMs)
      this.#queue.push(turn)
    })
  }

  /** The connection stays held while it passes to the next in the queue. */
  #pass(): void {
    const next = this.#queue.shift()
    if (next) next()
    else this.#held = false
  }
}
