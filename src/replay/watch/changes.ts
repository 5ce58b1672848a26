import { statSync } from 'node:fs'
import { sourcesOf } from './sourcesOf.ts'

/** Returns a file's modification time and size as a text; empty when it does not exist. */
function stamp(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : ''
}

/** Tracks the source files of each task and finds the tasks whose sources changed. */
export class Changes {
  #known = new Map<string, string>()

  /** Returns the tasks with a source changed, created or deleted since the last call; all of them on the first. */
  take<T extends { file: string }>(tasks: readonly T[]): T[] {
    const now = new Map(
      tasks.map(({ file }) => [file, sourcesOf(file).map(stamp).join('\n')] as const),
    )
    const changed = tasks.filter(({ file }) => now.get(file) !== this.#known.get(file))
    this.#known = now
    return changed
  }
}
