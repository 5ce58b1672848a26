import { type FormPath, rootOf } from './paths.ts'

/**
 * Messages by path, and which of them show: before submission those of touched paths, after it all.
 * What was told from outside about a path outranks our own finding until that value changes.
 */
export class Errors {
  readonly #found = new Map<FormPath, string>()
  readonly #told = new Map<FormPath, string>()
  readonly #touched = new Set<string>()
  readonly #announced = new Map<FormPath, string | undefined>()
  readonly #stale = new Set<FormPath>()
  readonly #markOf: (path: FormPath) => string
  #all = false

  /** @param markOf what a path is touched by: a cell is by its row's identity, so that a moved row stays touched. */
  constructor(markOf: (path: FormPath) => string) {
    this.#markOf = markOf
  }

  shown(path: FormPath): string | undefined {
    return this.#told.get(path) ?? (this.isWatched(path) ? this.#found.get(path) : undefined)
  }

  /** What was told from outside and is not out of date. */
  reported(path: FormPath): string | undefined {
    return this.#told.get(path)
  }

  /** Whether what is found about the path shows. */
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

  /** The value at `path` changed: forgets what was told about it, about its table, or about its cells. */
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

  /** A submission begins: what was told before is asked again, and every finding shows. */
  showAll(): void {
    for (const path of [...this.#told.keys(), ...this.#found.keys()]) this.#stale.add(path)
    this.#told.clear()
    this.#all = true
  }

  /** Nothing is wrong with any value, shown or not; what was told from outside may be out of date. */
  get nothingFound(): boolean {
    return this.#found.size === 0
  }

  /** Paths that have a message, shown or not. */
  paths(): FormPath[] {
    return [...this.#told.keys(), ...this.#found.keys()]
  }

  /** Paths that show something else than when this was asked last. */
  takeChanges(): FormPath[] {
    const changed = [...this.#stale].filter(
      (path) => this.shown(path) !== this.#announced.get(path),
    )
    for (const path of changed) this.#announced.set(path, this.shown(path))
    this.#stale.clear()
    return changed
  }
}
