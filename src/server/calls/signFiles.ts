import { listHolders } from '#server/modules/files/repositories/files.ts'
import { type About, mapTexts } from './mapTexts.ts'
import type { ServerParts } from './serverParts.ts'

interface Answering {
  orgId: string
  input: unknown
  parts: Pick<ServerParts, 'store' | 'files'>
}

/**
 * The only place that signs file addresses, for every answer including lists. An address is signed only where the
 * record of the enclosing object holds the file; the handler has authorised access to that record. Addresses users
 * typed into their own texts stay unsigned.
 */
export async function signFiles<Data>(
  data: Data,
  { orgId, input, parts: { store, files } }: Answering,
): Promise<Data> {
  const requestedIds = inputIds(input)
  const named = new Set<string>()
  mapTexts(data, (text) => {
    for (const path of files.namesIn(text)) named.add(path)
    return text
  })
  if (named.size === 0) return data
  const holders = await store.tx(orgId, (tx) => listHolders(tx, [...named]))
  const held = new Set(holders.map(({ path, holder }) => `${holder} ${path}`))
  const sign = (text: string, about: About) =>
    files.replaced(text, (path) =>
      about.some((id) => held.has(`${id} ${path}`)) ? files.addressOf(path) : undefined,
    )
  return mapTexts(data, sign, requestedIds) as Data
}

const inputIds = (input: unknown): string[] => {
  const { id } = (input ?? {}) as { id?: unknown }
  return typeof id === 'string' ? [id] : []
}
