import { RefusalCode } from '#contract/envelope.ts'
import { inPages } from '#server/base/shared/inPages.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { FoundBy, Store } from '#server/store/store.ts'
import {
  findLiveVersions,
  type LiveVersion,
  pageLiveVersions,
} from '../repositories/liveVersions.ts'
import { createConfigurationCache } from './configurationCache.ts'
import type { LiveConfiguration } from './configurations.ts'
import { createFreshLookup, type FreshLookup } from './freshLookup.ts'

/** Names that an organisation can have; others are answered without a query. */
const NAME = /^[\w.-]{1,253}$/

/**
 * Creates the cache of hosts and configurations. A lookup is repeated when its answer is a second old, so that a push
 * reaches every process within a second; a configuration is loaded on first use and when its version differs.
 */
export function createLiveConfiguration(store: Store, wallClock = Date.now): LiveConfiguration {
  const cache = createConfigurationCache(store)
  const reading = (by: FoundBy) => (keys: string[]) =>
    store.lookUp(by, keys, (tx, some) => findLiveVersions(tx, by, some))
  const byId = createFreshLookup<LiveVersion>(reading('orgId'), wallClock)
  const learn = (live: LiveVersion, at: number) => byId.learn(live.orgId, live, at)
  const byHost = createFreshLookup<LiveVersion>(reading('host'), wallClock, learn)
  const byCode = createFreshLookup<LiveVersion>(reading('code'), wallClock, learn)
  const lookups = [byId, byHost, byCode]
  const through = (those: Store): Pick<LiveConfiguration, 'orgIds' | 'each'> => ({
    async *orgIds(ending) {
      for await (const { orgId } of liveVersions(those, ending)) yield orgId
    },
    async *each(ending) {
      for await (const version of liveVersions(those, ending)) yield await cache.pass(version)
    },
  })
  const live: LiveConfiguration = {
    knows: async (hostname) => (await find(byHost, hostname.toLowerCase())) !== undefined,
    async organisationOf(hostname) {
      const { orgId, code } = required(await find(byHost, hostname.toLowerCase()))
      return { orgId, code }
    },
    of: async (orgId) => cache.of(required(await find(byId, orgId))),
    async byCode(code) {
      const live = await find(byCode, code)
      return live && cache.of(live)
    },
    ...through(store),
    within: (shard) => ({ ...live, ...through(shard) }),
    forget() {
      for (const lookup of lookups) lookup.forget()
    },
  }
  return live
}

const find = async (
  lookup: FreshLookup<LiveVersion>,
  name: string,
): Promise<LiveVersion | undefined> => (NAME.test(name) ? lookup.of(name) : undefined)

function required(live: LiveVersion | undefined): LiveVersion {
  if (!live) throw new Refusal(RefusalCode.NotFound, 'orgUnknown')
  return live
}

/** Live versions of all organisations with a configuration, one database after the other, until `ending` is aborted. */
async function* liveVersions(store: Store, ending: AbortSignal | undefined) {
  for (const shard of store.shards())
    yield* inPages(
      (after, limit) => shard.txSystem((tx) => pageLiveVersions(tx, after, limit)),
      ({ orgId }) => orgId,
      ending,
    )
}
