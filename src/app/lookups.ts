import type { Client } from '#client/createClient.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import type { Lookups } from '#runtime/core/host/lookups.ts'
import { createCell } from '#runtime/core/host/observable.ts'
import { loadOnce } from '#runtime/core/loadOnce.ts'

export interface LookupOptions {
  client: Client
  orgId: string
  /** Where the area tree lies; a file, not a call. */
  areaUrl: string
}

interface Tables {
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
}

/**
 * Dictionaries (the organisation's over the common ones) and areas. They are empty until they were asked for and
 * answered: by `load`, or by the first rule that looks something up. Few pages do; the home page never.
 */
export function createLookups({ client, orgId, areaUrl }: LookupOptions) {
  const { load } = loadOnce(async () => {
    const [common, own, areas] = await Promise.all([
      client.call('dictionaryCache', {}),
      client.call('orgDictionaryCache', { orgId }),
      fetchAreas(areaUrl),
    ])
    tables.set({ dictionaries: { ...common, ...own } as Dictionaries, areas })
  })
  /**
   * Whoever reads gets nothing yet, and is told again when it is there. A failure is met by the next reader. Asking
   * waits a moment: a value may be read while something is drawn, when nothing else may be told to change.
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
