/** Work a form waits for before it is sent: uploads under way. Failed work is over, too. */
export class Waiting {
  readonly #work = new Set<Promise<unknown>>()

  add(work: Promise<unknown>): void {
    const over: Promise<unknown> = work.catch(() => {}).then(() => this.#work.delete(over))
    this.#work.add(over)
  }

  /** Undefined when there is nothing to wait for. */
  all(): Promise<unknown> | undefined {
    return this.#work.size > 0 ? Promise.all(this.#work) : undefined
  }
}
