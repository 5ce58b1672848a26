import { RefusalCode } from '#contract/envelope.ts'
import type { FileFinding } from '#contract/finding.ts'
import { Refusal } from '../../../messages/refusal.ts'
import {
  listChangeDocuments,
  listChangeHashes,
} from '../../../store/repositories/configChangeDocuments.ts'
import type { Store, Tx } from '../../../store/store.ts'
import type { ConfigurationChecker } from '../../configuration/configurationChecker.ts'
import { openConfiguration } from '../../configuration/openConfiguration.ts'
import type {
  ConfigurationDocuments,
  OrgConfiguration,
} from '../../configuration/orgConfiguration.ts'
import { createPromiseCache } from '../../shared/promiseCache.ts'
import { baseDocuments, draftDocuments, requireChange } from '../changeSet.ts'
import { checkDraft } from '../checkDraft.ts'
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
      const source = await parts.store.tx(live.orgId, (tx) => sourceOf(tx, live, shown))
      return opened.get(`${live.orgId} ${source.key}`, () => open(parts, live, source))
    },
  }
}

/** The documents of a preview, and a key that differs where they do. */
interface PreviewSource {
  key: string
  version: number
  /** False for documents of a change set, which are checked before they are shown. */
  isPublished: boolean
  read(tx: Tx): Promise<ConfigurationDocuments>
}

async function sourceOf(tx: Tx, live: OrgConfiguration, shown: string): Promise<PreviewSource> {
  const { change, version } = SHOWN.exec(shown)?.groups ?? {}
  if (change !== undefined) return changeSource(tx, live, change)
  if (version === undefined) throw new Refusal(RefusalCode.BadRequest, 'previewUnknown')
  return versionSource(Number(version))
}

const versionSource = (version: number): PreviewSource => ({
  ...{ key: `version ${version}`, version, isPublished: true },
  read: async (tx) => (await requireVersion(tx, version)).documents,
})

async function changeSource(tx: Tx, live: OrgConfiguration, id: string): Promise<PreviewSource> {
  const change = await requireChange(tx, id)
  const hashes = await listChangeHashes(tx, id)
  const read = async (again: Tx) =>
    draftDocuments(await baseDocuments(again, change, live), await listChangeDocuments(again, id))
  const key = JSON.stringify(['change', id, change.baseVersion, hashes])
  return { key, version: change.baseVersion, isPublished: false, read }
}

async function open(
  parts: PreviewParts,
  live: OrgConfiguration,
  { read, version, isPublished }: PreviewSource,
): Promise<OrgConfiguration> {
  const documents = await parts.store.tx(live.orgId, read)
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
