import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { productText } from '#server/modules/configuration/documents/overrideBases.ts'
import { listBases } from '#server/modules/configuration/repositories/configBases.ts'
import { findBlob } from '#server/modules/configuration/repositories/configBlobs.ts'
import type { Tx } from '#server/store/store.ts'
import type { ChangeParts } from '../changeParts.ts'
import { baseDocuments, requireOpen } from '../changeSet.ts'
import { requireLive } from '../rebaseChange.ts'
import { type DraftText, draftText } from '../writeDocument.ts'

/** An override in a change set beside the product's document. */
export interface OverrideTexts {
  from: DraftText
  ownText: string
  /** The text in the version that the change set was made from. */
  published: string | undefined
  /** The product's text that the override is made from; where it is unknown, its present one. */
  formerText: string
  productText: string
}

/**
 * Reads an override of an open change set together with the product's texts.
 * @throws NotFound for an unknown change set; Conflict unless it is open, and for a document that overrides none of the
 *   product's
 */
export async function readOverride(
  tx: Tx,
  { input: { id, path }, parts }: Call<'changeProduct', 'org', ChangeParts>,
): Promise<OverrideTexts> {
  const change = await requireOpen(tx, id)
  const base = await baseDocuments(tx, change, await requireLive(tx))
  const published = ownValue(base, path)
  const from = await draftText(tx, change, path, published)
  const present = productText(parts.pages.product(), path)
  if (from.content === null || present === undefined)
    throw new Refusal(RefusalCode.Conflict, 'productNone')
  const hash = from.baseHash ?? ownValue(await listBases(tx, change.baseVersion), path)
  const former = hash === undefined ? undefined : await findBlob(tx, hash)
  return {
    ...{ from, published, ownText: from.content },
    ...{ formerText: former ?? present, productText: present },
  }
}
