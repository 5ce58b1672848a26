import { setTimeout as sleep } from 'node:timers/promises'
import { Unavailable } from '../databaseError.ts'
import { StartRefusal } from '../startRefusal.ts'
import type { Store } from '../store.ts'
import type { StoreLog } from '../storeLog.ts'

/** Milliseconds between two attempts to open a database that did not answer. */
const AWAY_MS = 5_000

interface LateShard {
  name: string
  /** Why it could not be opened. */
  refusal: StartRefusal
  open: () => Promise<Store>
  log: StoreLog
}

/**
 * Creates the store of a database that did not answer at the start: its operations throw Unavailable until it can be
 * opened, which is tried every five seconds.
 */
export function lateShard({ name, refusal, open, log }: LateShard): Store {
  const ending = new AbortController()
  const listeners: Parameters<Store['onWake']>[0][] = []
  let opened: Store | undefined
  void openAgain({ name, refusal, open, log }, ending.signal).then((store) => {
    opened = store
    for (const listener of listeners) opened?.onWake(listener)
  })
  const there = () => {
    if (opened) return opened
    throw new Unavailable(`database ${name} has not answered since the start`)
  }
  return delegating(there, {
    onWake(listener) {
      listeners.push(listener)
      opened?.onWake(listener)
    },
    ready: async () => (await opened?.ready()) ?? false,
    load: () => opened?.load() ?? { open: 0, idle: 0, waiting: 0 },
    async close() {
      ending.abort()
      await opened?.close()
    },
  })
}

type Own = Pick<Store, 'onWake' | 'ready' | 'load' | 'close'>

function delegating(there: () => Store, own: Own): Store {
  const store: Store = {
    kind: 'postgres',
    get encryption() {
      return there().encryption
    },
    get db() {
      return there().db
    },
    tx: async (orgId, fn) => there().tx(orgId, fn),
    limited: (statementMs) => delegating(() => there().limited(statementMs), own),
    lagging: () => delegating(() => there().lagging(), own),
    txSystem: async (fn) => there().txSystem(fn),
    txSystemOf: async (orgId, fn) => there().txSystemOf(orgId, fn),
    shards: () => [store],
    lookUp: async (by, keys, read) => there().lookUp(by, keys, read),
    reserve: async (organisation) => there().reserve(organisation),
    readOnly: () => false,
    ...own,
  }
  return store
}

/** Resolves to the store once it could be opened; to undefined when `ending` aborts first. */
async function openAgain(
  { name, refusal, open, log }: LateShard,
  ending: AbortSignal,
): Promise<Store | undefined> {
  let reason = ''
  const say = (next: string) => {
    if (next !== reason)
      log({ level: 'error', event: 'store.shardAway', shard: name, reason: next })
    reason = next
  }
  say(refusal.logLine)
  while (!ending.aborted) {
    await sleep(AWAY_MS, undefined, { signal: ending, ref: false }).catch(() => undefined)
    if (ending.aborted) return undefined
    try {
      const store = await open()
      log({ level: 'warn', event: 'store.shardOpened', shard: name })
      if (!ending.aborted) return store
      await store.close()
    } catch (error) {
      say(error instanceof StartRefusal ? error.logLine : String(error))
    }
  }
  return undefined
}
