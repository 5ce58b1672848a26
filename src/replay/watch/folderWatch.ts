import { type FSWatcher, watch } from 'node:fs'

/** Milliseconds of quiet after which a change counts as complete: editors write in several steps. */
const QUIET = 60

/** Reports changes in folders, debounced; the set of folders may change after every report. */
export class FolderWatch {
  readonly #watchers = new Map<string, FSWatcher>()
  readonly #onChange: () => void
  #timer: NodeJS.Timeout | undefined

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** Watches exactly these folders; missing ones are skipped. */
  follow(folders: ReadonlySet<string>): void {
    for (const [folder, watcher] of this.#watchers)
      if (!folders.has(folder)) this.#leave(folder, watcher)
    for (const folder of folders) if (!this.#watchers.has(folder)) this.#enter(folder)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.follow(new Set())
  }

  #enter(folder: string): void {
    try {
      const watcher = watch(folder, () => this.#changed())
      watcher.on('error', () => this.#leave(folder, watcher))
      this.#watchers.set(folder, watcher)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }

  #leave(folder: string, watcher: FSWatcher): void {
    watcher.close()
    this.#watchers.delete(folder)
  }

  #changed(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#onChange, QUIET)
  }
}
