import { statSync } from 'node:fs'
import { sourcesOf } from './sourcesOf.ts'

/** What a file is like on the disk; empty for one that is not there. */
function stamp(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : ''
}

/** Remembers what the files of a run were made from, and says which of them must run again. */
export class Changes {
  #known = new Map<string, string>()

  /** Those of which a source changed, came or went since this was asked last; at first all. */
  take<T extends { file: string }>(tasks: readonly T[]): T[] {
    const now = new Map(
      tasks.map(({ file }) => [file, sourcesOf(file).map(stamp).join('\n')] as const),
    )
    const changed = tasks.filter(({ file }) => now.get(file) !== this.#known.get(file))
    this.#known = now
    return changed
  }
}
