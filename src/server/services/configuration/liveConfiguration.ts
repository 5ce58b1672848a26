import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import {
  type FoundBy,
  findLiveVersions,
  type LiveVersion,
  pageLiveVersions,
} from '../../store/repositories/liveVersions.ts'
import type { Store } from '../../store/store.ts'
import { inPages } from '../shared/inPages.ts'
import { createConfigurationCache } from './configurationCache.ts'
import type { LiveConfiguration } from './configurations.ts'
import { createFreshLookup, type FreshLookup } from './freshLookup.ts'

/** Names that an organisation may have: what cannot be one costs no query. */
const NAME = /^[\w.-]{1,253}$/

/**
 * Creates the cache of hosts and configurations. An organisation is looked up when it is asked for, and again when the
 * answer is a second old, so that a push reaches every process within a second; its configuration is loaded at first use
 * and when its version differs.
 */
export function createLiveConfiguration(store: Store, wallClock = Date.now): LiveConfiguration {
  const cache = createConfigurationCache(store)
  const reading = (by: FoundBy) => (keys: string[]) =>
    store.txSystem((tx) => findLiveVersions(tx, by, keys))
  const byId = createFreshLookup(reading('orgId'), wallClock)
  const learn = (live: LiveVersion, at: number) => byId.learn(live.orgId, live, at)
  const byHost = createFreshLookup(reading('host'), wallClock, learn)
  const byCode = createFreshLookup(reading('code'), wallClock, learn)
  const lookups = [byId, byHost, byCode]
  return {
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
    async *orgIds(ending) {
      for await (const { orgId } of liveVersions(store, ending)) yield orgId
    },
    async *each(ending) {
      for await (const live of liveVersions(store, ending)) yield await cache.pass(live)
    },
    forget() {
      for (const lookup of lookups) lookup.forget()
    },
  }
}

const find = async (
  lookup: FreshLookup<LiveVersion>,
  name: string,
): Promise<LiveVersion | undefined> => (NAME.test(name) ? lookup.of(name) : undefined)

function required(live: LiveVersion | undefined): LiveVersion {
  if (!live) throw new Refusal(RefusalCode.NotFound, 'orgUnknown')
  return live
}

/** All organisations with a configuration, as far as it comes before `ending`. */
const liveVersions = (store: Store, ending: AbortSignal | undefined) =>
  inPages(
    (after, limit) => store.txSystem((tx) => pageLiveVersions(tx, after, limit)),
    ({ orgId }) => orgId,
    ending,
  )
