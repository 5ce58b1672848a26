import type { Client } from '#client/createClient.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import { loadOnce } from '#runtime/core/loadOnce.ts'
import type { Lookups } from '#runtime/core/ports/lookups.ts'
import { createCell } from '#runtime/core/ports/observable.ts'

export interface LookupOptions {
  client: Client
  orgId: string
  /** The address of the area tree; a file, not a call. */
  areaUrl: string
  /** Resolves when the server-rendered HTML, which has no tables, has been hydrated. */
  hydrated: Promise<void>
}

interface Tables {
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
}

/**
 * Dictionaries (the organisation's over the common ones) and areas. They are loaded lazily, by `load` or by the first
 * rule that reads one, and empty until then. Few pages read them; the home page never does.
 */
export function createLookups({ client, orgId, areaUrl, hydrated }: LookupOptions) {
  const { load } = loadOnce(async () => {
    const [common, own, areas] = await Promise.all([
      client.call('dictionaryCache', {}),
      client.call('orgDictionaryCache', { orgId }),
      fetchAreas(areaUrl),
      hydrated,
    ])
    tables.set({ dictionaries: { ...common, ...own } as Dictionaries, areas })
  })
  /**
   * Returns the empty value and starts loading; readers are notified when it has loaded. After a failure the next read
   * retries. Loading starts in a microtask, because a value may be read during rendering, when no other state may
   * change.
   */
  const want = <T>(nothing: T): T => {
    queueMicrotask(() => void load().catch(() => {}))
    return nothing
  }
  const tables = createCell<Tables>({
    get dictionaries() {
      return want({})
    },
    get areas() {
      return want([])
    },
  })
  return { tables: tables as Lookups, load }
}

async function fetchAreas(url: string): Promise<AreaNode[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`area tree: ${answer.status}`)
  return answer.json()
}
