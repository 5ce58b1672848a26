import type { PGlite } from '@electric-sql/pglite'

/** Exit status of PostgreSQL's own error handling, after which PGlite continues. */
const POSTGRES_ERROR = 100

/** Throws when the engine failed during a statement; called after each one. */
export type AssertSound = () => void

/**
 * PGlite swallows every exception that leaves the engine. A stack overflow, an `exit` or a file system fault then looks
 * like success, or makes it run the same message again forever, as on a full disk. This records the first such
 * exception and throws it where PGlite cannot swallow it, so that the instance is discarded.
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
  // PGlite calls this first after catching an exception.
  module.stackRestore = (pointer) => {
    const restored = stackRestore(pointer)
    assertSound()
    return restored
  }
  return assertSound
}
