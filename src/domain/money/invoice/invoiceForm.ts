import { InvoiceKind } from '#contract/codes.ts'
import type { TextKind } from '#contract/textKinds.ts'
import { cleanText } from '../../text/kinds/textKindTable.ts'

/** The input of a payer for an invoice (specification, section 3, "Invoice info"): texts, absent when left empty. */
export type InvoiceForm = { [Field in InvoiceField]?: string | undefined }

export const INVOICE_FIELDS = [
  'type',
  'name',
  'num',
  'phone',
  'openBank',
  'bankAccount',
  'address',
  'email',
  'remark',
  'receiveMethod',
  'linkMan',
  'linkPhone',
  'linkAddress',
] as const
export type InvoiceField = (typeof INVOICE_FIELDS)[number]

/** type: whom the invoice is made out to. */
export const InvoiceTitle = { Personal: '01', Unit: '02' } as const

/** receiveMethod. */
export const ReceiveMethod = { Express: '01', Pickup: '02', Electronic: '03' } as const

const UNIT_ONLY: readonly InvoiceField[] = ['num']
const EXPRESS_ONLY: readonly InvoiceField[] = ['linkMan', 'linkPhone', 'linkAddress']

/** Returns whether a field is shown for the chosen type and receive method; others are neither checked nor stored. */
export function isAsked(field: InvoiceField, { type, receiveMethod }: InvoiceForm): boolean {
  if (UNIT_ONLY.includes(field)) return type === InvoiceTitle.Unit
  return !EXPRESS_ONLY.includes(field) || receiveMethod === ReceiveMethod.Express
}

/** Text kind of each field; the others hold a line of text. */
const KINDS: Partial<Record<InvoiceField, TextKind>> = {
  num: 'taxNumber',
  phone: 'phone',
  bankAccount: 'bankAccount',
  email: 'email',
  linkMan: 'name',
  linkPhone: 'phone',
}

/** The form as it is checked and stored: clean, without empty fields and fields that are not shown. */
export function normaliseInvoice(form: InvoiceForm): InvoiceForm {
  const filled = INVOICE_FIELDS.flatMap((field) => {
    const text = cleanText(KINDS[field] ?? 'line', form[field] ?? '')
    return text && isAsked(field, form) ? [[field, text]] : []
  })
  return Object.fromEntries(filled) as InvoiceForm
}

/**
 * A special invoice is for a taxpayer's deduction: where the society issues special ones, a person gets an ordinary
 * one.
 */
export const invoiceKindFor = (configured: InvoiceKind, { type }: InvoiceForm): InvoiceKind =>
  configured === InvoiceKind.Special && type !== InvoiceTitle.Unit
    ? InvoiceKind.Ordinary
    : configured
