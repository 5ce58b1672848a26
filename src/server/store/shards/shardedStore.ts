import type { EncryptionState, Store, StoreEncryption } from '../store.ts'
import { createLookUp } from './lookUp.ts'
import type { Places, Shards } from './places.ts'
import { createReserve } from './reserve.ts'
import { createRoute } from './route.ts'

/** Creates the store over several databases: work on a society runs in the database where the society is at home. */
export function createShardedStore(shards: Shards, places: Places): Store {
  const all = [...shards.byName.values()]
  const route = createRoute(shards, places)
  const store: Store = {
    kind: 'postgres',
    encryption: encryptionOf(all),
    db: shards.catalogue.db,
    tx: (orgId, fn) => route(orgId, (shard) => shard.tx(orgId, fn)),
    limited: (statementMs) => ({
      ...store,
      tx: (orgId, fn) => route(orgId, (shard) => shard.limited(statementMs).tx(orgId, fn)),
    }),
    lagging: () => ({
      ...store,
      tx: (orgId, fn) => route(orgId, (shard) => shard.lagging().tx(orgId, fn)),
    }),
    txSystem: async () => {
      throw new TypeError('a transaction over all organisations needs one of shards()')
    },
    txSystemOf: (orgId, fn) => route(orgId, (shard) => shard.txSystemOf(orgId, fn)),
    shards: () => all,
    lookUp: createLookUp(shards, places),
    reserve: createReserve(shards, places, route),
    onWake(listener) {
      for (const shard of all) shard.onWake(listener)
    },
    ready: () => isAnyReady(all),
    load: () => all.map((shard) => shard.load()).reduce(added),
    readOnly: () => false,
    close: async () => void (await Promise.all(all.map((shard) => shard.close()))),
  }
  return store
}

/** True when any database answers: its societies are served while other databases are unavailable. */
const isAnyReady = async (all: readonly Store[]): Promise<boolean> =>
  (await Promise.all(all.map((shard) => shard.ready()))).includes(true)

const added = (one: ReturnType<Store['load']>, other: ReturnType<Store['load']>) => ({
  open: one.open + other.open,
  idle: one.idle + other.idle,
  waiting: one.waiting + other.waiting,
})

const encryptionOf = (all: readonly Store[]): StoreEncryption => ({
  async state() {
    const states = await Promise.all(all.map(({ encryption }) => encryption.state()))
    return states.reduce(
      (one, other): EncryptionState => ({
        current: one.current,
        former: [...new Set([...one.former, ...other.former])],
        outdated: one.outdated + other.outdated,
      }),
    )
  },
  async reencrypt() {
    let written = 0
    for (const { encryption } of all) written += await encryption.reencrypt()
    return written
  },
  async seal(ending) {
    for (const { encryption } of all) await encryption.seal(ending)
  },
})
