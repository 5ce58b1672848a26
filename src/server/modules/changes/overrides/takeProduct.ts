import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { putBase } from '#server/modules/configuration/documents/overrideBases.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { ChangeParts } from '../changeParts.ts'
import { requireOpen, requirePath } from '../changeSet.ts'
import { requireEditing } from '../documentRights.ts'
import { insertWholeStep } from '../wholeStep.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import { writeDraft } from '../writeDocument.ts'
import { type OverrideTexts, readOverride } from './readOverride.ts'

type Take = Call<'changeProduct', 'org' | 'subject', ChangeParts>

/**
 * Merges the changes that the product has made since an override was based on it into the override, or removes the
 * override (`isWhole`), as one step that can be undone. While there are conflicts they are returned and nothing
 * changes, until the caller has decided each: those named in `theirs` for the product, the others for the society.
 * @throws BadRequest for a path of no configuration document; Forbidden without the right to it; Conflict when the
 *   product has not changed since, when somebody edited the document meanwhile, and as `readOverride`
 */
export async function takeProduct(request: Take): Promise<Schema<'ProductMerged'>> {
  const { input, org, subject, parts } = request
  requirePath(input.path)
  requireEditing(subject, input.path)
  const found = await parts.store.tx(org.orgId, (tx) => readOverride(tx, request))
  const { rev } = found.from
  if (input.isWhole) return write(request, found, null)
  if (found.formerText === found.productText) throw new Refusal(RefusalCode.Conflict, 'productSame')
  const { documents, conflicts } = await merged(request, found)
  const isSeen = input.rev === rev && input.isDecided === true
  if (conflicts.length > 0 && !isSeen) return { rev, conflicts }
  return write(request, found, ownValue(documents, input.path) ?? found.ownText)
}

const merged = (
  { input: { path, theirs = [] }, parts }: Take,
  { formerText, ownText, productText }: OverrideTexts,
) =>
  parts.changes.merge({
    base: { [path]: formerText },
    mine: { [path]: ownText },
    theirs: { [path]: productText },
    decided: theirs,
  })

/** @throws Conflict when somebody edited the document since it was read */
async function write(
  request: Take,
  found: OverrideTexts,
  content: string | null,
): Promise<Schema<'ProductMerged'>> {
  const { input, org, parts } = request
  const { id: changeId, path } = input
  return parts.store.tx(org.orgId, async (tx) => {
    const change = await requireOpen(tx, changeId)
    const baseHash = content === null ? null : await putBase(tx, parts.pages.product(), path)
    const { from, published } = found
    const next = { path, from, content, base: published, baseHash }
    const rev = await writeDraft(tx, change, next)
    if (rev === undefined) throw new Refusal(RefusalCode.Conflict, 'conflict')
    await enterStep(tx, request, found, { content, baseHash })
    return { rev, conflicts: [] }
  })
}

async function enterStep(
  tx: Tx,
  { input: { id: changeId, path }, subject }: Take,
  { from }: OverrideTexts,
  to: { content: string | null; baseHash: string | null },
): Promise<void> {
  const { title } = documentNamer({})(path)
  const label = fill(words.overrides[to.content === null ? 'dropped' : 'merged'], { title })
  const { id: accountId } = requireAccount(subject)
  await insertWholeStep(tx, { changeId, stepId: publicId(), path, accountId, label }, from, to)
}
