import { LRUCache } from 'lru-cache'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store } from '#server/store/store.ts'
import { listBlobs } from '../repositories/configBlobs.ts'
import { findManifest } from '../repositories/configVersions.ts'
import type { LiveVersion } from '../repositories/liveVersions.ts'
import { isAsset } from './documents.ts'
import { DocumentText } from './documentText.ts'
import { type DocumentTexts, openTexts } from './openConfiguration.ts'
import type { OrgConfiguration } from './orgConfiguration.ts'
import { BYTES_A_CHARACTER, createSharedTexts, type SharedTexts } from './sharedTexts.ts'

/** Limits of the cache: bytes of all configurations together, and their number. */
const MOST_BYTES = 256 * 1024 * 1024
const MOST = 20_000
/** Estimated bytes of a configuration without its texts: its paths, and data that other modules cache with it. */
const BASE_BYTES = 16 * 1024

interface Held {
  configuration: OrgConfiguration
  texts: readonly DocumentText[]
  /** Estimated bytes that this configuration does not share with others. */
  bytes: number
}

/** Opened configurations by organisation and version. */
export interface ConfigurationCache {
  of(wanted: LiveVersion): Promise<OrgConfiguration>
  /** Returns the configuration without adding it to the cache, for callers that iterate over all organisations. */
  pass(wanted: LiveVersion): Promise<OrgConfiguration>
}

/**
 * Creates the cache. A configuration is loaded on first use, once for all concurrent callers; the least recently used
 * ones are evicted when all take more than `most` bytes.
 */
export function createConfigurationCache(store: Store, most = MOST_BYTES): ConfigurationCache {
  const shared = createSharedTexts()
  const flights = new Map<string, Promise<OrgConfiguration>>()
  let own = 0
  const held = new LRUCache<string, Held>({
    max: MOST,
    dispose: ({ texts, bytes }) => {
      shared.release(texts)
      own -= bytes
    },
  })
  const keep = (live: LiveVersion, texts: DocumentTexts): OrgConfiguration => {
    const kept = shared.hold([...texts.values()])
    const together = new Map([...texts.keys()].map((path, at) => [path, kept[at] as DocumentText]))
    const configuration = openTexts(together, { ...live, isStored: true })
    const bytes = BASE_BYTES + ownBytes(together)
    own += bytes
    held.set(live.orgId, { configuration, texts: kept, bytes })
    while (shared.bytes() + own > most && held.size > 1) held.pop()
    return configuration
  }
  const found = ({ orgId, version }: LiveVersion): OrgConfiguration | undefined => {
    const known = held.get(orgId)?.configuration
    return known?.version === version ? known : undefined
  }
  return {
    async of(wanted) {
      const known = found(wanted)
      if (known) return known
      const key = `${wanted.orgId} ${wanted.version}`
      const flight =
        flights.get(key) ??
        load(store, shared, wanted)
          .then((texts) => keep(wanted, texts))
          .finally(() => flights.delete(key))
      flights.set(key, flight)
      return flight
    },
    pass: async (wanted) =>
      found(wanted) ?? openTexts(await load(store, shared, wanted), { ...wanted, isStored: true }),
  }
}

/**
 * Reads the documents of a version, fetching only texts that no cached configuration has.
 * @throws NotFound for a version without a manifest
 */
async function load(
  store: Store,
  shared: SharedTexts,
  { orgId, version }: LiveVersion,
): Promise<DocumentTexts> {
  return store.tx(orgId, async (tx) => {
    const manifest = await findManifest(tx, version)
    if (!manifest) throw new Refusal(RefusalCode.NotFound, 'orgUnknown')
    const hashes = [...new Set(Object.values(manifest))]
    const texts = new Map(hashes.map((hash) => [hash, shared.find(hash)]))
    const missing = hashes.filter((hash) => !texts.get(hash))
    for (const [hash, text] of await listBlobs(tx, missing))
      texts.set(hash, new DocumentText(text, hash))
    return new Map(
      Object.entries(manifest).map(([path, hash]) => [
        path,
        texts.get(hash) ?? new DocumentText('', hash),
      ]),
    )
  })
}

/** Bytes of documents that name files of the society, whose parsed values cannot be shared. */
const ownBytes = (texts: DocumentTexts): number =>
  [...texts]
    .filter(([path, { isCommon }]) => !isAsset(path) && !isCommon)
    .reduce((sum, [, { text }]) => sum + BYTES_A_CHARACTER * text.length, 0)
