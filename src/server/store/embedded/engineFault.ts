import type { PGlite } from '@electric-sql/pglite'

/** Exit status of PostgreSQL's own error handling, which PGlite carries on from. */
const POSTGRES_ERROR = 100

/** Throws when the engine broke in a statement; asked after each one. */
export type AssertSound = () => void

/**
 * PGlite swallows every exception that leaves the engine: a stack overflow, an `exit`, a fault of the file system
 * ends a statement in its middle and looks like success. This remembers the first, so that the instance is thrown
 * away instead of going on with half of its state.
 */
export function watchEngine(db: PGlite): AssertSound {
  let fault: unknown
  const module = db.Module
  const loop = module._PostgresMainLoopOnce
  if (typeof loop !== 'function') throw new Error('PGlite moved its main loop')
  module._PostgresMainLoopOnce = () => {
    try {
      loop()
    } catch (thrown) {
      if ((thrown as { status?: unknown })?.status !== POSTGRES_ERROR) fault ??= thrown
      throw thrown
    }
  }
  return () => {
    if (fault !== undefined) throw new Error(`the database engine broke: ${fault}`)
  }
}
