import type { CallHandler } from '../../binder/callRequest.ts'
import { readInvoiceConfig } from '../../services/dues/readInvoiceConfig.ts'

export const invoiceConfig: CallHandler<'invoiceConfig'> = async (request) =>
  readInvoiceConfig(request)
