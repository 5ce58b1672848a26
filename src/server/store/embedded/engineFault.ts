import type { PGlite } from '@electric-sql/pglite'

/** Exit status of PostgreSQL's own error handling, which PGlite carries on from. */
const POSTGRES_ERROR = 100

/** Throws when the engine broke in a statement; asked after each one. */
export type AssertSound = () => void

/**
 * PGlite swallows every exception that leaves the engine. A stack overflow, an `exit`, a fault of the file system
 * then looks like success, or makes it run the same message again for ever, as on a full disk. This remembers the
 * first such exception and throws it where PGlite cannot swallow it, so that the instance is thrown away.
 */
export function watchEngine(db: PGlite): AssertSound {
  let fault: unknown
  const module = db.Module
  const { _PostgresMainLoopOnce: loop, stackRestore } = module
  if (typeof loop !== 'function' || typeof stackRestore !== 'function')
    throw new Error('PGlite moved its main loop')
  const assertSound = () => {
    if (fault !== undefined) throw new Error(`the database engine broke: ${fault}`)
  }
  module._PostgresMainLoopOnce = () => {
    try {
      loop()
    } catch (thrown) {
      if ((thrown as { status?: unknown })?.status !== POSTGRES_ERROR) fault ??= thrown
      throw thrown
    }
  }
  // PGlite calls it first thing after it caught something
  module.stackRestore = (pointer) => {
    const restored = stackRestore(pointer)
    assertSound()
    return restored
  }
  return assertSound
}
