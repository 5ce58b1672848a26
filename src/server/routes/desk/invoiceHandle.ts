import type { CallHandler } from '../../binder/callRequest.ts'
import { handleInvoice } from '../../services/invoices/handleInvoice.ts'

export const invoiceHandle: CallHandler<'invoiceHandle'> = async (request) => handleInvoice(request)
