import { isRecord } from '#domain/json/isRecord.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Outgoing } from '../../outgoing/outgoing.ts'
import { providersWords } from '../../pay/providersWords.ts'
import { downloadFile } from '../downloadFile.ts'
import { type InvoiceFound, InvoiceUnanswered, type IssuedInvoice } from '../invoiceProvider.ts'
import { isDone, type NuonuoAnswer } from './nuonuoClient.ts'

type Row = Readonly<Record<string, unknown>>

/** Permitted places of invoice files: any address with TLS, and the emulator. */
export interface FilePlaces {
  fetch: Outgoing
  /** The platform's own address. */
  url: () => string
}

/** 开票完成; 签章失败; 开票失败, 已作废 and 作废中; every other status is on its way. */
const ISSUED = '2'
const UNSEALED = '24'
const FAILED: ReadonlySet<string> = new Set(['22', '3', '31'])
/** The platform knows no such order. */
const ABSENT = 'E9500'

/**
 * Reads the answer of `queryInvoiceResult`; an order that is listed twice counts once. Throws `InvoiceUnanswered` for
 * any other refusal than an unknown order.
 */
export function resultOf(answer: NuonuoAnswer, places: FilePlaces): InvoiceFound {
  if (answer.code === ABSENT) return { state: 'absent' }
  if (!isDone(answer)) throw new InvoiceUnanswered(answer.code, answer.describe)
  const rows = rowsOf(answer)
  const row = rows.find(({ status }) => String(status) === ISSUED) ?? rows[0]
  if (!row) return { state: 'absent' }
  const status = String(row.status ?? '')
  if (status === ISSUED) return { state: 'issued', invoice: issuedOf(row, places) }
  if (FAILED.has(status)) return { state: 'refused', message: reasonOf(row) }
  return { state: 'pending' }
}

const rowsOf = ({ result }: NuonuoAnswer): Row[] =>
  (Array.isArray(result) ? result : [result]).filter(isRecord)

/**
 * Returns the platform's number of an invoice that is issued but not sealed, which has to be requested again; undefined
 * without one.
 */
export const unsealedSerial = (answer: NuonuoAnswer): string | undefined =>
  textOf(rowsOf(answer).find(({ status }) => String(status) === UNSEALED)?.serialNo)

const reasonOf = ({ failCause, statusMsg, status }: Row): string =>
  providersWords(failCause) ?? providersWords(statusMsg) ?? `status ${String(status)}`

function issuedOf(row: Row, places: FilePlaces): IssuedInvoice {
  const num = textOf(row.allElectronicInvoiceNumber) ?? textOf(row.invoiceNo)
  const issuedAt = new Date(Number(row.invoiceTime))
  const code = textOf(row.invoiceCode)
  if (!num || num.length > LIMITS.invoiceNumber.max || Number.isNaN(issuedAt.getTime()))
    throw new InvoiceUnanswered('SHAPE', 'an invoice without number or day')
  return { num, ...(code ? { code } : {}), issuedAt, file: () => fileOf(row, places) }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

async function fileOf(row: Row, { fetch, url }: FilePlaces) {
  const pdf = textOf(row.pdfUrl)
  const address = pdf ?? textOf(row.ofdUrl)
  if (!address) throw new InvoiceUnanswered('FILE', 'no file yet')
  const { origin } = new URL(url())
  const content = await downloadFile(address, {
    fetch,
    allows: (place) => place.protocol === 'https:' || place.origin === origin,
    mostBytes: LIMITS.invoiceFile.sizeMb * 1024 * 1024,
  })
  return { type: pdf ? ('pdf' as const) : ('ofd' as const), content }
}
