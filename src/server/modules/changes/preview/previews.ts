import { RefusalCode } from '#contract/envelope.ts'
import type { FileFinding } from '#contract/finding.ts'
import { createPromiseCache } from '#server/base/shared/promiseCache.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { ConfigurationChecker } from '#server/modules/configuration/checks/configurationChecker.ts'
import { openConfiguration } from '#server/modules/configuration/documents/openConfiguration.ts'
import type {
  ConfigurationDocuments,
  OrgConfiguration,
} from '#server/modules/configuration/documents/orgConfiguration.ts'
import { contentHashOf } from '#server/modules/configuration/repositories/configBlobs.ts'
import {
  listChangeDocuments,
  listChangeHashes,
} from '#server/modules/configuration/repositories/configChangeDocuments.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { baseDocuments, draftDocuments, requireChange } from '../changeSet.ts'
import { checkDraft } from '../checkDraft.ts'
import type { ConfigChange } from '../repositories/configChanges.ts'
import { requireVersion } from '../versions/readVersions.ts'

/** Configurations that staff look at before they are live, or after. */
export interface Previews {
  /**
   * Returns the configuration of a change set as it will be, or of a version; `shown` is `change:<id>` or
   * `version:<number>`.
   * @throws BadRequest for any other `shown`, NotFound for a change set or version that the organisation does not have,
   *   Conflict while the documents of a change set have errors
   */
  of(live: OrgConfiguration, shown: string): Promise<OrgConfiguration>
}

interface PreviewParts {
  store: Store
  checker: Pick<ConfigurationChecker, 'check'>
}

/** Opened configurations kept at once; one is about a megabyte. */
const KEPT = 8
const SHOWN = /^(?:change:(?<change>[\w-]{1,40})|version:(?<version>\d{1,9}))$/

/** Creates the previews of a server: a configuration is read, checked and opened once per state of its documents. */
export function createPreviews(parts: PreviewParts): Previews {
  const opened = createPromiseCache<OrgConfiguration>(KEPT)
  return {
    async of(live, shown) {
      const what = shownIn(shown)
      const entry = (key: string) => `${live.orgId} ${key}`
      const key = await parts.store.tx(live.orgId, (tx) => keyOf(tx, what))
      const known = opened.find(entry(key))
      if (known) return known
      const source = await parts.store.tx(live.orgId, (tx) => read(tx, live, what))
      return opened.get(entry(source.key), () => open(parts, live, source))
    },
  }
}

/** What is shown: a change set by its id, or a version. */
type Shown = { change: string } | { version: number }

function shownIn(shown: string): Shown {
  const { change, version } = SHOWN.exec(shown)?.groups ?? {}
  if (change !== undefined) return { change }
  if (version === undefined) throw new Refusal(RefusalCode.BadRequest, 'previewUnknown')
  return { version: Number(version) }
}

/** Returns the key of the documents as they are now. */
async function keyOf(tx: Tx, what: Shown): Promise<string> {
  if ('version' in what) return versionKey(what.version)
  return changeKey(await requireChange(tx, what.change), await listChangeHashes(tx, what.change))
}

const versionKey = (version: number): string => `version ${version}`

const changeKey = (
  { id, baseVersion }: Pick<ConfigChange, 'id' | 'baseVersion'>,
  hashes: Awaited<ReturnType<typeof listChangeHashes>>,
): string => JSON.stringify(['change', id, baseVersion, hashes])

/** The documents of a preview, with their key. */
interface PreviewSource {
  key: string
  version: number
  /** False for documents of a change set, which are checked before they are shown. */
  isPublished: boolean
  documents: ConfigurationDocuments
}

/** Reads documents, and makes the key of what was read: it may have changed since the key was asked for. */
async function read(tx: Tx, live: OrgConfiguration, what: Shown): Promise<PreviewSource> {
  if ('version' in what) {
    const { version, documents } = await requireVersion(tx, what.version)
    return { key: versionKey(version), version, isPublished: true, documents }
  }
  const change = await requireChange(tx, what.change)
  const changed = await listChangeDocuments(tx, change.id)
  const hashes = changed.map(({ path, content }) => ({ path, hash: contentHashOf(content) }))
  const documents = draftDocuments(await baseDocuments(tx, change, live), changed)
  const key = changeKey(change, hashes)
  return { key, version: change.baseVersion, isPublished: false, documents }
}

async function open(
  parts: PreviewParts,
  live: OrgConfiguration,
  { documents, version, isPublished }: PreviewSource,
): Promise<OrgConfiguration> {
  if (!isPublished) {
    const sides = { live: live.documents, draft: documents }
    requireNoErrors(await checkDraft(parts, live.orgId, sides))
  }
  return openConfiguration(documents, version, live)
}

function requireNoErrors(found: readonly FileFinding[]): void {
  const count = found.filter(({ severity }) => severity === 'error').length
  if (count > 0) throw new Refusal(RefusalCode.Conflict, 'previewErrors', { count })
}
