import type { Client } from '#client/createClient.ts'
import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'
import type { Lookups } from '#runtime/core/host/host.ts'
import { createCell } from '#runtime/core/host/observable.ts'

export interface LookupOptions {
  client: Client
  orgId: string
  /** Where the area tree lies; a file, not a call. */
  areaUrl: string
}

/**
 * Dictionaries (the organisation's over the common ones) and areas. They are empty until `load` was called and
 * answered; `load` asks once however often it is called, and again after a failure.
 */
export function createLookups({ client, orgId, areaUrl }: LookupOptions) {
  const tables = createCell<{ dictionaries: Dictionaries; areas: readonly AreaNode[] }>({
    dictionaries: {},
    areas: [],
  })
  let loading: Promise<void> | undefined

  const ask = async () => {
    const [common, own, areas] = await Promise.all([
      client.call('dictionaryCache', {}),
      client.call('orgDictionaryCache', { orgId }),
      fetchAreas(areaUrl),
    ])
    tables.set({ dictionaries: { ...common, ...own } as Dictionaries, areas })
  }
  const load = () => {
    loading ??= ask().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return { tables: tables as Lookups, load }
}

async function fetchAreas(url: string): Promise<AreaNode[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`area tree: ${answer.status}`)
  return answer.json()
}
