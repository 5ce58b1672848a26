import { InvoiceKind } from '#contract/codes.ts'

/** What a payer fills in for an invoice (specification, section 3, "Invoice info"); all texts, none when left empty. */
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

/** Fields that are not shown for what was chosen: neither checked nor kept. */
export function isAsked(field: InvoiceField, { type, receiveMethod }: InvoiceForm): boolean {
  if (UNIT_ONLY.includes(field)) return type === InvoiceTitle.Unit
  return !EXPRESS_ONLY.includes(field) || receiveMethod === ReceiveMethod.Express
}

/** The form as it is checked and kept: without blanks around, empty fields and fields that are not asked. */
export function normaliseInvoice(form: InvoiceForm): InvoiceForm {
  const filled = INVOICE_FIELDS.flatMap((field) => {
    const text = form[field]?.trim()
    return text && isAsked(field, form) ? [[field, text]] : []
  })
  return Object.fromEntries(filled) as InvoiceForm
}

/** A special invoice is for a taxpayer's deduction: a person gets an ordinary one where the society issues special ones. */
export const invoiceKindFor = (configured: InvoiceKind, { type }: InvoiceForm): InvoiceKind =>
  configured === InvoiceKind.Special && type !== InvoiceTitle.Unit
    ? InvoiceKind.Ordinary
    : configured
