import type { Client } from '#client/createClient.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import { loadOnce } from '#runtime/core/loadOnce.ts'
import type { Lookups, Tables } from '#runtime/core/ports/lookups.ts'
import { createCell } from '#runtime/core/ports/observable.ts'

export interface LookupOptions {
  client: Client
  orgId: string
  /** The address of the area tree; a file, not a call. */
  areaUrl: string
  /** Resolves when the server-rendered HTML, which has been made with `drawn` alone, has been hydrated. */
  hydrated: Promise<void>
  /** The dictionaries that the server-rendered HTML has read. */
  drawn: Dictionaries | undefined
}

/**
 * Dictionaries (the organisation's over the common ones) and areas. They are loaded lazily, by `load` or by the first
 * rule that reads one; until then there are those of the first screen. Few pages read them; the home page never does.
 */
export function createLookups({ client, orgId, areaUrl, hydrated, drawn = {} }: LookupOptions) {
  const { load } = loadOnce(async () => {
    try {
      const [common, own, areas] = await Promise.all([
        client.call('dictionaryCache', {}),
        client.call('orgDictionaryCache', { orgId }),
        fetchAreas(areaUrl),
        hydrated,
      ])
      tables.set({ dictionaries: { ...common, ...own } as Dictionaries, areas })
    } catch (error) {
      await hydrated
      // Codes are shown then; not again at a later failure, because being told makes readers ask anew.
      if (tables.get().areLoading) tables.set(unloaded(false))
      throw error
    }
  })
  /**
   * Returns what is there and starts loading; readers are notified when it has loaded. After a failure the next read
   * retries. Loading starts in a microtask, because a value may be read during rendering, when no other state may
   * change.
   */
  const want = <T>(there: T): T => {
    queueMicrotask(() => void load().catch(() => {}))
    return there
  }
  const unloaded = (areLoading: boolean): Tables => ({
    areLoading,
    get dictionaries() {
      return want(drawn)
    },
    get areas() {
      return want([])
    },
  })
  const tables = createCell(unloaded(true))
  return { tables: tables as Lookups, load }
}

async function fetchAreas(url: string): Promise<AreaNode[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`area tree: ${answer.status}`)
  return answer.json()
}
