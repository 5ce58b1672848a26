import { LIMITS } from '../../limits.ts'
import { codePoints } from '../../text/codePoints.ts'
import { isRightText } from '../../text/kinds/textKindTable.ts'
import {
  INVOICE_FIELDS,
  type InvoiceField,
  type InvoiceForm,
  InvoiceTitle,
  isAsked,
  normaliseInvoice,
} from './invoiceForm.ts'

/** The errors of invoice fields; their texts are in the server's messages and in the page's form. */
export type InvoiceFault =
  | 'invoiceTypeRequired'
  | 'invoiceNameRequired'
  | 'invoiceNameLength'
  | 'invoiceNumRequired'
  | 'invoiceNumFormat'
  | 'invoicePhoneFormat'
  | 'invoiceOpenBankLength'
  | 'invoiceBankAccountFormat'
  | 'invoiceAddressLength'
  | 'invoiceEmailRequired'
  | 'invoiceEmailFormat'
  | 'invoiceRemarkLength'
  | 'invoiceReceiveMethodRequired'
  | 'invoiceLinkManRequired'
  | 'invoiceLinkManLength'
  | 'invoiceLinkManFormat'
  | 'invoiceLinkPhoneRequired'
  | 'invoiceLinkPhoneFormat'
  | 'invoiceLinkAddressRequired'
  | 'invoiceLinkAddressLength'

const { max: TEXT_MAX } = LIMITS.invoiceText

const isTooLong = (text: string, max: number = TEXT_MAX): boolean => codePoints(text) > max

const RECEIVER = /^[A-Za-z\p{Script=Han}〇·]+$/u

const isReceiverPhone = (phone: string): boolean =>
  phone.length <= LIMITS.invoiceReceiverPhone.max && isRightText('phone', phone)

type Rule = (text: string, receiveMethods: readonly string[]) => InvoiceFault | undefined

/** Field → its fault where nothing is filled in, and the faults of what is; the first one counts. */
const RULES: Record<InvoiceField, { required?: InvoiceFault; check: Rule }> = {
  type: {
    required: 'invoiceTypeRequired',
    check: (type) =>
      Object.values<string>(InvoiceTitle).includes(type) ? undefined : 'invoiceTypeRequired',
  },
  name: {
    required: 'invoiceNameRequired',
    check: (name) => (isTooLong(name) ? 'invoiceNameLength' : undefined),
  },
  num: {
    required: 'invoiceNumRequired',
    check: (num) => (isRightText('taxNumber', num) ? undefined : 'invoiceNumFormat'),
  },
  phone: { check: (phone) => (isRightText('phone', phone) ? undefined : 'invoicePhoneFormat') },
  openBank: { check: (bank) => (isTooLong(bank) ? 'invoiceOpenBankLength' : undefined) },
  bankAccount: {
    check: (account) =>
      isRightText('bankAccount', account) ? undefined : 'invoiceBankAccountFormat',
  },
  address: { check: (address) => (isTooLong(address) ? 'invoiceAddressLength' : undefined) },
  email: {
    required: 'invoiceEmailRequired',
    check: (email) => (isRightText('email', email) ? undefined : 'invoiceEmailFormat'),
  },
  remark: {
    check: (remark) =>
      isTooLong(remark, LIMITS.invoiceRemark.max) ? 'invoiceRemarkLength' : undefined,
  },
  receiveMethod: {
    required: 'invoiceReceiveMethodRequired',
    check: (method, offered) =>
      offered.includes(method) ? undefined : 'invoiceReceiveMethodRequired',
  },
  linkMan: {
    required: 'invoiceLinkManRequired',
    check: (man) =>
      isTooLong(man)
        ? 'invoiceLinkManLength'
        : RECEIVER.test(man)
          ? undefined
          : 'invoiceLinkManFormat',
  },
  linkPhone: {
    required: 'invoiceLinkPhoneRequired',
    check: (phone) => (isReceiverPhone(phone) ? undefined : 'invoiceLinkPhoneFormat'),
  },
  linkAddress: {
    required: 'invoiceLinkAddressRequired',
    check: (address) => (isTooLong(address) ? 'invoiceLinkAddressLength' : undefined),
  },
}

/**
 * The first fault of each field (specification, section 5, "Payment and invoice"); empty when the form is right.
 * @param offered codes of the receive methods the society offers
 */
export function invoiceFaults(
  form: InvoiceForm,
  offered: readonly string[],
): Partial<Record<InvoiceField, InvoiceFault>> {
  const filled = normaliseInvoice(form)
  const asked = INVOICE_FIELDS.filter((field) => isAsked(field, filled))
  const faults = asked.flatMap((field) => {
    const { required, check } = RULES[field]
    const text = filled[field]
    const fault = text === undefined ? required : check(text, offered)
    return fault ? [[field, fault]] : []
  })
  return Object.fromEntries(faults) as Partial<Record<InvoiceField, InvoiceFault>>
}
