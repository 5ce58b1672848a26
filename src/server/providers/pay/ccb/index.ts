import type { PayMethod } from '#contract/codes.ts'
import { UNTIL_NEXT_DAY } from '../expiryQueries.ts'
import type { PayProviderModule } from '../payProviderModule.ts'
import { publicKeyOf } from '../rsaKeys.ts'
import { createCcb } from './createCcb.ts'
import texts from './texts.json' with { type: 'json' }

const addresses = {
  gateway: {
    live: ['https://ibsbjstar.ccb.com.cn/CCBIS/ccbMain'],
    standIn: '/sandbox/pay/ccb/CCBIS/ccbMain',
  },
  queryUrl: {
    live: [
      'https://ibsbjstar.ccb.com.cn/app/ccbMain',
      'https://ibsbjstar.ccb.com.cn/CCBIS/ccbMain',
    ],
    standIn: '/sandbox/pay/ccb/app/ccbMain',
  },
  // The bank's client (外联平台客户端), which the society runs beside the server; the operator configures its address.
  'refund.url': { live: [], standIn: '/sandbox/pay/ccb/client' },
}

/** China Construction Bank: a QR code for its own app and others. */
export const ccb: PayProviderModule<typeof PayMethod.Ccb> = {
  texts,
  addresses,
  expiryQueries: UNTIL_NEXT_DAY,
  open: ({ refund, ...settings }, parts) =>
    createCcb(
      {
        ...settings,
        gateway: parts.address(settings.gateway, addresses.gateway),
        queryUrl: parts.address(settings.queryUrl, addresses.queryUrl),
        publicKey: publicKeyOf(parts.secrets.read(settings.publicKey)),
        queryPassword: parts.secrets.read(settings.queryPassword),
        ...(refund && {
          refund: {
            url: parts.address(refund.url, addresses['refund.url']),
            userId: refund.userId,
            password: parts.secrets.read(refund.password),
          },
        }),
      },
      parts,
    ),
}
