import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import { memberTypeName } from '#server/modules/configuration/society/memberTypes.ts'
import { insertFile, markFilesUsed } from '#server/modules/files/repositories/files.ts'
import type { Rendering } from '#server/modules/records/certificates/rendering.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Store, Tx } from '#server/store/store.ts'
import {
  lockReceipt,
  type ReceiptFacts,
  saveReceiptPath,
} from '../repositories/duesReceiptFacts.ts'
import { type ReceiptSheet, receiptSheet } from './receiptSheet.ts'
import type { ReceiptWriter } from './receiptWriter.ts'

/** Dependencies of drawing and storing receipts. */
export interface ReceiptParts {
  store: Store
  configuration: Configurations
  files: FileStore
  rendering: Rendering
  receiptWriter: ReceiptWriter
}

export interface Receipt {
  facts: ReceiptFacts & { path: string }
  sheet: ReceiptSheet
}

export const PDF = 'application/pdf'

/**
 * Returns a receipt with its path in the storage. The first call assigns the path, so that two concurrent ones store
 * the same document in the same place. Throws NotFound without a receipt; `check` may throw, and then no path is
 * assigned.
 */
export async function openReceipt(
  parts: ReceiptParts,
  orgId: string,
  by: Parameters<typeof lockReceipt>[1],
  check: (facts: ReceiptFacts) => void = () => undefined,
): Promise<Receipt> {
  const configuration = await parts.configuration.of(orgId)
  return parts.store.tx(orgId, async (tx) => {
    const facts = await lockReceipt(tx, by)
    if (!facts) throw new Refusal(RefusalCode.NotFound, 'receiptMissing')
    check(facts)
    const sheet = receiptSheet(facts, {
      orgName: configuration.get('organisation.json').orgName,
      memberTypeName: memberTypeName(configuration, facts.memberType),
      fonts: parts.rendering.fonts,
    })
    return { facts: { ...facts, path: facts.path ?? (await newPath(tx, facts)) }, sheet }
  })
}

async function newPath(tx: Tx, { num }: ReceiptFacts): Promise<string> {
  const path = `receipts/${tx.orgId}/${publicId()}.pdf`
  const file = { name: `${num}.pdf`, contentType: PDF, size: 0, purpose: 'receipt', owner: '' }
  await insertFile(tx, { ...file, path })
  await markFilesUsed(tx, [path])
  await saveReceiptPath(tx, num, path)
  return path
}

/**
 * Draws and stores the PDF unless the storage has it; one that the storage has lost is drawn again. Resolves to the PDF
 * drawn, undefined when it was stored already.
 */
export async function keepReceipt(
  { files, receiptWriter }: Pick<ReceiptParts, 'files' | 'receiptWriter'>,
  { facts: { path }, sheet }: Receipt,
): Promise<Buffer | undefined> {
  if (await files.head(path)) return undefined
  const pdf = await receiptWriter.draw(sheet)
  await files.put(path, pdf, PDF)
  return pdf
}
