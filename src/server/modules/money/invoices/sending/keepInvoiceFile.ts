import type { FileValue } from '#contract/formInfo.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { insertFile } from '#server/modules/files/repositories/files.ts'
import { freshPath } from '#server/modules/files/storage/freshPath.ts'
import { InvoiceUnanswered, type IssuedInvoice } from '#server/providers/invoice/invoiceProvider.ts'
import { contentTypeOf } from '#server/providers/storage/contentTypes.ts'
import { HEAD_BYTES, holdsWhatItSays } from '#server/providers/storage/holdsWhatItSays.ts'
import type { SendingParts } from './sendingParts.ts'

/**
 * Stores the file of an issued invoice as if its sender had uploaded it. Its row is inserted first, so that the sweep
 * finds a file that no invoice came to hold. Rejects when the file cannot be downloaded, or its content is not of its
 * type.
 */
export async function keepInvoiceFile(
  { store, files, configuration }: SendingParts,
  orgId: string,
  { num, file }: IssuedInvoice,
  owner: string,
): Promise<FileValue> {
  const { type, content } = await file()
  if (!(await holdsWhatItSays(type, content.subarray(0, HEAD_BYTES))))
    throw new InvoiceUnanswered('FILE', `not a file of type ${type}`)
  const { code } = await configuration.of(orgId)
  const contentType = contentTypeOf(type)
  const name = fill(words.invoiceFile, { num, type })
  const path = await store.tx(orgId, async (tx) => {
    const purpose = 'invoice'
    const path = freshPath({ code, purpose, extension: type, now: tx.now })
    const size = content.length
    await insertFile(tx, { path, name, contentType, size, owner, purpose, formHash: '' })
    return path
  })
  await files.put(path, content, contentType)
  return { name, url: files.plain(path) }
}
