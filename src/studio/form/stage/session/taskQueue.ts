/** Runs tasks in separate turns of the event loop, so that the result of the first is painted before the next runs. */
export class TaskQueue {
  readonly #later: (task: () => void) => void
  #tasks: (() => void)[] = []

  /** @param later runs a task in a later turn of the event loop */
  constructor(later: (task: () => void) => void) {
    this.#later = later
  }

  /** Runs the first task at once, unless others are waiting; those are replaced. */
  replace(tasks: readonly (() => void)[]): void {
    const isWaiting = this.#tasks.length > 0
    this.#tasks = [...tasks]
    if (!isWaiting) this.#turn()
  }

  /** Runs all waiting tasks. */
  finish(): void {
    for (const task of this.#tasks.splice(0)) task()
  }

  #turn(): void {
    this.#tasks.shift()?.()
    if (this.#tasks.length > 0) this.#later(() => this.#turn())
  }
}
