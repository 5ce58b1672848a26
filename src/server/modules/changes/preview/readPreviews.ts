import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { StorageSettings } from '#server/providers/storage/storageSettings.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { readDraft, requireChange } from '../changeSet.ts'
import { requireLive } from '../rebaseChange.ts'
import { requireVersion } from '../versions/readVersions.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import { grantPreview } from './previewGrant.ts'
import { previewPages } from './previewPages.ts'

interface PreviewParts {
  store: Store
  configuration: Configurations
  storage: Pick<StorageSettings, 'secret'>
}

/**
 * Returns the pages that show what a change set or a version changes, with the grants by which frames read either side.
 * @throws NotFound for an unknown change set or version
 */
export async function readPreviewPages({
  input,
  org,
  now,
  parts,
}: Call<'previewPages', 'org' | 'now', PreviewParts>): Promise<Schema<'PreviewPages'>> {
  const { id, version } = input
  const { before, after, shownBefore, shownAfter } = await parts.store.tx(org.orgId, (tx) =>
    version === undefined ? sidesOfChange(tx, id ?? '') : sidesOfVersion(tx, version),
  )
  const grant = (shown: string) => grantPreview(parts.storage.secret, org.orgId, shown, now)
  return {
    ...(shownBefore !== undefined && { shownBefore: grant(shownBefore) }),
    ...{ shownAfter: grant(shownAfter), pages: previewPages(before, after) },
  }
}

interface PreviewSides {
  before: ConfigurationDocuments
  after: ConfigurationDocuments
  /** Source of either side, `change:<id>` or `version:<number>`; `undefined` for the live configuration. */
  shownBefore?: string
  shownAfter: string
}

/** A change set beside the live configuration; a published one is its version. */
async function sidesOfChange(tx: Tx, id: string): Promise<PreviewSides> {
  const change = await requireChange(tx, id)
  if (change.version !== null) return sidesOfVersion(tx, change.version)
  const live = await requireLive(tx)
  const after = await readDraft(tx, change, live)
  return { before: live.documents, after, shownAfter: `change:${id}` }
}

/** The first version has nothing before it: it stands beside itself. */
async function sidesOfVersion(tx: Tx, version: number): Promise<PreviewSides> {
  const after = await requireVersion(tx, version)
  const base = after.baseVersion ?? version
  const before = await requireVersion(tx, base)
  return {
    ...{ before: before.documents, after: after.documents },
    ...{ shownBefore: `version:${base}`, shownAfter: `version:${version}` },
  }
}

/**
 * Returns a form as applicants get it, read-only; in a preview the form of the previewed configuration.
 * @throws NotFound for a path of no form
 */
export async function readPreviewForm({
  input,
  org,
  parts,
}: Call<'previewForm', 'org', PreviewParts>): Promise<Schema<'GalleryForm'>> {
  const { path } = input
  const { forms, dictionaries, documents } = await parts.configuration.of(org.orgId)
  const name = path.replace(/^formConfig\/|\.json$/g, '')
  const form = forms.get(name)
  if (!form) throw new Refusal(RefusalCode.NotFound, 'documentMissing', { path })
  const { title } = documentNamer(documents)(path)
  return {
    ...{ id: name, file: path, title, dictionaries },
    formInfo: form.formInfo,
    printInfo: JSON.parse(form.printInfo) as NonNullable<Schema<'GalleryForm'>['printInfo']>,
  }
}
