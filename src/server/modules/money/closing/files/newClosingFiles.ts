import type { Period } from '#domain/money/closing/closablePeriod.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/duesClosing.json' with { type: 'json' }
import { insertFile, markFilesUsed } from '#server/modules/files/repositories/files.ts'
import { contentTypeOf } from '#server/providers/storage/contentTypes.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'

export type ClosingFormat = 'pdf' | 'xlsx'

/** The name that a closing's file is saved under. */
export const closingFileName = (period: Period, format: ClosingFormat): string =>
  fill(words.files.name, { ...period, format })

/** Reserves random storage paths for the files of a closing, so that the row that names them never changes. */
export async function newClosingFiles(
  tx: Tx,
  period: Period,
): Promise<{ pdfPath: string; xlsxPath: string }> {
  return { pdfPath: await place(tx, period, 'pdf'), xlsxPath: await place(tx, period, 'xlsx') }
}

async function place(tx: Tx, period: Period, format: ClosingFormat): Promise<string> {
  const path = `closings/${tx.orgId}/${publicId()}.${format}`
  const name = closingFileName(period, format)
  const kept = { contentType: contentTypeOf(format), size: 0, purpose: 'closing', owner: '' }
  await insertFile(tx, { name, path, ...kept })
  await markFilesUsed(tx, [path])
  return path
}
