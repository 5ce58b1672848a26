import { hash, verify } from '@node-rs/argon2'
import { createQueue, type InTurn } from '#server/threads/boundedQueue.ts'

/** Both methods throw Unavailable when the queue is full. */
export interface PasswordHasher {
  hash(userPwd: string): Promise<string>
  /** Takes as long for an account that does not exist (`stored` null) as for one that does. */
  verify(stored: string | null, userPwd: string): Promise<boolean>
}

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Half of the process's four pool threads, which also read files; the last in a full queue waits for seconds. */
const LIMITS = { atOnce: 2, waiting: 100 }

/** argon2id over the browser's hex SHA-256, with its own queue unless one is passed (decision 0234). */
export function createPasswordHasher(inTurn: InTurn = createQueue(LIMITS)): PasswordHasher {
  const nobody = hash('nobody has this password', COST)
  return {
    hash: (userPwd) => inTurn(() => hash(userPwd, COST)),
    async verify(stored, userPwd) {
      const against = stored ?? (await nobody)
      const right = await inTurn(() => verify(against, userPwd))
      return right && stored !== null
    },
  }
}
