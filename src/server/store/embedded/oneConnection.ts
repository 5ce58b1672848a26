import { Unavailable } from '../databaseError.ts'

/** The turn of whoever holds the one connection; giving it back twice does no harm. */
export type GiveBack = () => void

/** Hands one connection from holder to holder, first come first served. */
export class OneConnection {
  readonly #queue: (() => void)[] = []
  readonly #waitMs: number
  #held = false

  constructor(waitMs: number) {
    this.#waitMs = waitMs
  }

  /** Waits for the turn, at most `waitMs`: then Unavailable. */
  async take(): Promise<GiveBack> {
    if (this.#held) await this.#turn()
    this.#held = true
    let given = false
    return () => {
      if (given) return
      given = true
      this.#pass()
    }
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

  /** The connection stays held while it goes to the next in the queue. */
  #pass(): void {
    const next = this.#queue.shift()
    if (next) next()
    else this.#held = false
  }
}
