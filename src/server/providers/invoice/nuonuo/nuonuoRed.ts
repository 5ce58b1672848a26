import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { providersWords } from '../../pay/providersWords.ts'
import { type InvoiceFound, InvoiceUnanswered, type RedOrder } from '../invoiceProvider.ts'
import type { InvoiceSettings } from '../invoiceProviderModule.ts'
import { isDone, type NuonuoClient } from './nuonuoClient.ts'
import { INVOICE_LINES } from './nuonuoOrder.ts'
import { type FilePlaces, resultOf } from './nuonuoResult.ts'
import texts from './texts.json' with { type: 'json' }

const SELLER = '0'
/** 开票有误, 服务中止. */
const REASONS: Readonly<Record<RedOrder['reason'], string>> = { wrong: '2', takenBack: '3' }

/**
 * Builds the request of a red letter for a whole invoice; the tax bureau issues it once no confirmation is outstanding.
 */
export const redConfirmation = (
  { ref, kind, buyer, blue, reason }: RedOrder,
  { taxNum, sellerName, extensionNumber }: InvoiceSettings<'nuonuo'>,
): object => ({
  billId: ref,
  blueInvoiceLine: INVOICE_LINES[kind],
  applySource: SELLER,
  blueElecInvoiceNumber: blue.num,
  sellerTaxNo: taxNum,
  sellerName,
  buyerTaxNo: buyer.taxNum ?? '',
  buyerName: buyer.name,
  redReason: REASONS[reason],
  extensionNumber: extensionNumber ?? '',
})

/**
 * billStatus. `AGREED`: no confirmation is needed, or both parties have confirmed; `TO_CONFIRM`: one of them has yet
 * to. Others are void or refused.
 */
const AGREED: ReadonlySet<string> = new Set(['01', '04'])
const TO_CONFIRM: ReadonlySet<string> = new Set(['02', '03'])
const APPLYING = '15'

/** Queries a red letter: its confirmation first, then the invoice that the tax bureau issues. */
export async function queryRedLetter(
  client: NuonuoClient,
  ref: string,
  places: FilePlaces,
): Promise<InvoiceFound> {
  const form = await findForm(client, ref)
  if (!form) return { state: 'absent' }
  const status = String(form.billStatus ?? '')
  if (TO_CONFIRM.has(status)) await refresh(client, form.billUuid)
  if (status === APPLYING || TO_CONFIRM.has(status)) return { state: 'pending' }
  if (!AGREED.has(status)) return { state: 'refused', message: wordsOf(form, status) }
  const serial = form.invoiceSerialNum
  if (typeof serial !== 'string' || serial === '') return { state: 'pending' }
  const asked = { serialNos: [serial], isOfferInvoiceDetail: '0' }
  const found = resultOf(await client.ask('queryInvoiceResult', asked), places)
  return found.state === 'absent' ? { state: 'pending' } : found
}

async function findForm(client: NuonuoClient, billId: string) {
  const answer = await client.ask('queryInvoiceRedConfirm', { identity: SELLER, billId })
  if (!isDone(answer)) throw new InvoiceUnanswered(answer.code, answer.describe)
  const list = isRecord(answer.result) ? answer.result.list : undefined
  const forms = Array.isArray(list) ? list.filter(isRecord) : []
  return forms.find((form) => form.billId === undefined || form.billId === billId)
}

/** Makes the platform query the tax bureau; the next query returns the result. */
async function refresh(client: NuonuoClient, billUuid: unknown): Promise<void> {
  if (typeof billUuid !== 'string') return
  await client.ask('refreshInvoiceRedConfirm', { identity: SELLER, billUuid })
}

const wordsOf = ({ billMessage }: Readonly<Record<string, unknown>>, status: string): string =>
  providersWords(billMessage) ?? ownValue<string>(texts, status) ?? `billStatus ${status}`
