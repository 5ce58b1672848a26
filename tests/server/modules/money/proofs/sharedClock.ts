import { renameSync, writeFileSync } from 'node:fs'

export interface SharedClock {
  /** For processes: what `movedClock.mjs` reads. */
  file: string
  now(): Date
  advance(milliseconds: number): void
}

/** A clock that begins at `begin` and is the same in every process that was given its file. */
export function createSharedClock(file: string, begin: string): SharedClock {
  let ahead = Date.parse(begin) - Date.now()
  const write = () => {
    writeFileSync(`${file}.part`, String(ahead))
    renameSync(`${file}.part`, file)
  }
  write()
  return {
    file,
    now: () => new Date(Date.now() + ahead),
    advance(milliseconds) {
      ahead += milliseconds
      write()
    },
  }
}
