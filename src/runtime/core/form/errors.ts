import { type FormPath, rootOf } from './paths.ts'

/**
 * Messages by path, and which of them show: before submission those of touched paths, afterwards all. A message
 * reported from outside (by the server) outranks the form's own until the value changes.
 */
export class Errors {
  readonly #found = new Map<FormPath, string>()
  readonly #told = new Map<FormPath, string>()
  readonly #touched = new Set<string>()
  readonly #announced = new Map<FormPath, string | undefined>()
  readonly #stale = new Set<FormPath>()
  readonly #markOf: (path: FormPath) => string
  #all = false

  /**
   * @param markOf returns the mark under which a path is touched; a cell's contains its row's identity, so that a moved
   * row stays touched
   */
  constructor(markOf: (path: FormPath) => string) {
    this.#markOf = markOf
  }

  shown(path: FormPath): string | undefined {
    return this.#told.get(path) ?? (this.isWatched(path) ? this.#found.get(path) : undefined)
  }

  /** Returns the current message reported from outside. */
  reported(path: FormPath): string | undefined {
    return this.#told.get(path)
  }

  /** True when the path's own message may show. */
  isWatched(path: FormPath): boolean {
    return this.#all || this.#touched.has(this.#markOf(path))
  }

  find(path: FormPath, message: string | undefined): void {
    this.#stale.add(path)
    if (message === undefined) this.#found.delete(path)
    else this.#found.set(path, message)
  }

  report(path: FormPath, message: string): void {
    this.#stale.add(path)
    this.#told.set(path, message)
  }

  /** Clears messages reported about the changed path, its table or its cells. */
  clearReported(path: FormPath): void {
    const about = [...this.#told.keys()].filter(
      (reported) => reported === path || reported === rootOf(path) || rootOf(reported) === path,
    )
    for (const reported of about) if (this.#told.delete(reported)) this.#stale.add(reported)
  }

  touch(path: FormPath): void {
    this.#stale.add(path)
    this.#touched.add(this.#markOf(path))
  }

  /** Called at submission: clears reported messages, which are requested again, and shows all own messages. */
  showAll(): void {
    for (const path of [...this.#told.keys(), ...this.#found.keys()]) this.#stale.add(path)
    this.#told.clear()
    this.#all = true
  }

  /** True when every value passes its checks, shown or not; reported messages are not considered. */
  get nothingFound(): boolean {
    return this.#found.size === 0
  }

  /** Returns the paths with a message, shown or not. */
  paths(): FormPath[] {
    return [...this.#told.keys(), ...this.#found.keys()]
  }

  /** Returns the paths whose shown message has changed since the last call. */
  takeChanges(): FormPath[] {
    const changed = [...this.#stale].filter(
      (path) => this.shown(path) !== this.#announced.get(path),
    )
    for (const path of changed) this.#announced.set(path, this.shown(path))
    this.#stale.clear()
    return changed
  }
}
