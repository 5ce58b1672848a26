import { InvoiceKind } from '#contract/codes.ts'
import type { InvoiceGoodsShape } from '#contract/configuration.gen.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { beijingTime } from '../../pay/beijingTime.ts'
import type { InvoiceOrder } from '../invoiceProvider.ts'
import type { InvoiceSettings } from '../invoiceProviderModule.ts'

/** The platform's codes of fully digital invoices. */
export const INVOICE_LINES: Readonly<Partial<Record<InvoiceKind, string>>> = {
  [InvoiceKind.Ordinary]: 'pc',
  [InvoiceKind.Special]: 'bs',
}

/** The order of `requestBillingNew`; the platform sends nothing to the payer, who finds the invoice with the order. */
export function nuonuoOrder(
  { ref, kind, fen, buyer, remark, orderedAt }: InvoiceOrder,
  settings: InvoiceSettings<'nuonuo'>,
): object {
  return {
    orderNo: ref,
    invoiceDate: beijingTime(orderedAt),
    invoiceType: '1',
    invoiceLine: INVOICE_LINES[kind],
    extensionNumber: settings.extensionNumber ?? '',
    salerTaxNum: settings.taxNum,
    salerTel: settings.sellerPhone ?? '',
    salerAddress: settings.sellerAddress ?? '',
    clerk: settings.clerk,
    buyerName: buyer.name,
    buyerTaxNum: buyer.taxNum ?? '',
    buyerTel: buyer.phone ?? '',
    buyerAddress: buyer.address ?? '',
    buyerAccount: buyer.account ?? '',
    naturalPersonFlag: buyer.isPerson ? '1' : '0',
    pushMode: '-1',
    remark,
    invoiceDetail: [detailOf(fen, settings.goods)],
  }
}

/** One line with the whole sum, tax included. */
function detailOf(fen: number, { name, code, taxRate, exempt }: InvoiceGoodsShape): object {
  const excluded = Math.round(fen / (1 + Number(taxRate)))
  return {
    goodsName: name,
    goodsCode: code,
    withTaxFlag: '1',
    num: '1',
    price: yuanOf(fen),
    taxRate,
    taxExcludedAmount: yuanOf(excluded),
    tax: yuanOf(fen - excluded),
    taxIncludedAmount: yuanOf(fen),
    invoiceLineProperty: '0',
    ...(exempt ? EXEMPT[exempt] : { favouredPolicyFlag: '0' }),
  }
}

/** favouredPolicyFlag: 03 tax-free, 04 not taxed; zeroRateFlag says the same for a rate of zero. */
const EXEMPT = {
  exempt: { favouredPolicyFlag: '03', zeroRateFlag: '1' },
  untaxed: { favouredPolicyFlag: '04', zeroRateFlag: '2' },
} as const
