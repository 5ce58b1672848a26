import type { PayMethod } from '#contract/codes.ts'
import { AT_DEADLINE } from '../expiryQueries.ts'
import type { PayProviderModule } from '../payProviderModule.ts'
import { privateKeyOf, publicKeyOf } from '../rsaKeys.ts'
import words from './bill/columns.json' with { type: 'json' }
import { alipayBill } from './bill/parseBill.ts'
import { createAlipay } from './createAlipay.ts'
import texts from './texts.json' with { type: 'json' }

const addresses = {
  gateway: {
    live: [
      'https://openapi.alipay.com/gateway.do',
      'https://openapi-sandbox.dl.alipaydev.com/gateway.do',
    ],
    standIn: '/sandbox/pay/alipay/gateway.do',
  },
}

/** Alipay: a page of its own on PC and phones, which the messaging app does not open. */
export const alipay: PayProviderModule<typeof PayMethod.Alipay> = {
  texts,
  addresses,
  bill: alipayBill,
  merchantOf: ({ sellerId }) => sellerId,
  settlementWords: words.settlement,
  inApp: 'blocked',
  expiryQueries: AT_DEADLINE,
  open: (settings, parts) =>
    createAlipay(
      {
        ...settings,
        gateway: parts.address(settings.gateway, addresses.gateway),
        privateKey: privateKeyOf(parts.secrets.read(settings.privateKey)),
        alipayPublicKey: publicKeyOf(parts.secrets.readKey(settings.alipayPublicKey)),
      },
      parts,
    ),
}
