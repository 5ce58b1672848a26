import type { CallData } from '#contract/calls.ts'
import { InvoiceState } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { ownersOf } from '#server/base/ownersOf.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { PictureViewer } from '#server/modules/files/pictures/pictureViewer.ts'
import { requireStored } from '#server/modules/files/storage/checkFiles.ts'
import { holdFiles } from '#server/modules/files/storage/holdFiles.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store } from '#server/store/store.ts'
import { isInvoiceNumTaken, lockInvoice, saveRed } from '../repositories/duesInvoices.ts'
import { refuseUnderWay } from './refuseUnderWay.ts'
import { awaitedState } from './sendingStates.ts'

export type Handle = Call<
  'invoiceHandle',
  OnceFacts,
  { store: Store; files: FileStore; pictures: PictureViewer }
>

/**
 * Records number and file of the red letter that an issued invoice needs, because its payment was reversed or staff
 * demanded it. Throws NotFound for an unknown invoice; Conflict when it needs none, is under way at a provider or the
 * number is in use; BadRequest without number or file.
 */
export async function handleRed(request: Handle): Promise<CallData<'invoiceHandle'>> {
  const { input, parts, subject } = request
  const redNum = (input.num ?? '').trim()
  const { enclosure = [] } = input
  if (redNum === '') throw new Refusal(RefusalCode.BadRequest, 'invoiceNumOwnRequired')
  if (enclosure.length === 0) throw new Refusal(RefusalCode.BadRequest, 'invoiceFileRequired')
  return once(request, 'invoiceHandle', {
    before: () => requireStored(parts, enclosure),
    work: async (tx) => {
      const invoice = await lockInvoice(tx, input.id)
      if (!invoice) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
      const state = awaitedState(invoice, tx.now)
      refuseUnderWay({ state })
      if (state !== InvoiceState.ToRed) throw new Refusal(RefusalCode.Conflict, 'invoiceSettled')
      if (invoice.num === redNum || (await isInvoiceNumTaken(tx, redNum, invoice.id)))
        throw new Refusal(RefusalCode.Conflict, 'invoiceNumTaken')
      const holder = { holder: invoice.id, place: 'invoiceRedFile' } as const
      await holdFiles(tx, parts.files, holder, enclosure, {
        owners: ownersOf(subject),
        purpose: 'invoice',
      })
      const { id: redBy, realName: redByName } = requireAccount(subject)
      await saveRed(tx, invoice.id, { redNum, redEnclosure: enclosure, redBy, redByName })
      return true
    },
  })
}
