import { hash, verify } from '@node-rs/argon2'

export interface PasswordHasher {
  hash(userPwd: string): Promise<string>
  /** Takes as long for an account that does not exist (`stored` null) as for one that does. */
  verify(stored: string | null, userPwd: string): Promise<boolean>
}

/** OWASP's first choice for argon2id (which is the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most this many hashes at once, so that a rush of logins cannot take all memory and cores. */
const AT_ONCE = 4

/** argon2id over the browser's hex SHA-256, behind a queue. */
export function createPasswordHasher(atOnce = AT_ONCE): PasswordHasher {
  const inTurn = createQueue(atOnce)
  const nobody = inTurn(() => hash('nobody has this password', COST))
  return {
    hash: (userPwd) => inTurn(() => hash(userPwd, COST)),
    async verify(stored, userPwd) {
      const against = stored ?? (await nobody)
      const right = await inTurn(() => verify(against, userPwd))
      return right && stored !== null
    },
  }
}

/** Runs at most `atOnce` tasks at a time, in the order they came. */
export function createQueue(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
