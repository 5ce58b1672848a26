/** Runs work in turns, so that what is on screen after the first is painted before the next. */
export class TaskQueue {
  readonly #later: (task: () => void) => void
  #tasks: (() => void)[] = []

  /** @param later runs a task in a turn of its own */
  constructor(later: (task: () => void) => void) {
    this.#later = later
  }

  /** Runs the first at once, unless others wait: then these take their place. */
  replace(tasks: readonly (() => void)[]): void {
    const isWaiting = this.#tasks.length > 0
    this.#tasks = [...tasks]
    if (!isWaiting) this.#turn()
  }

  /** Runs all that wait. */
  finish(): void {
    for (const task of this.#tasks.splice(0)) task()
  }

  #turn(): void {
    this.#tasks.shift()?.()
    if (this.#tasks.length > 0) this.#later(() => this.#turn())
  }
}
