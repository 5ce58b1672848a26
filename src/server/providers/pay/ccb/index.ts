import type { PayMethod } from '#contract/codes.ts'
import { UNTIL_NEXT_DAY } from '../expiryQueries.ts'
import type { PayProviderModule } from '../payProviderModule.ts'
import { publicKeyOf } from '../rsaKeys.ts'
import { createCcb } from './createCcb.ts'
import texts from './texts.json' with { type: 'json' }

/** China Construction Bank: a QR code for its own app and others. */
export const ccb: PayProviderModule<typeof PayMethod.Ccb> = {
  texts,
  expiryQueries: UNTIL_NEXT_DAY,
  open: ({ refund, ...settings }, parts) =>
    createCcb(
      {
        ...settings,
        gateway: parts.address(settings.gateway),
        queryUrl: parts.address(settings.queryUrl),
        publicKey: publicKeyOf(parts.secrets.read(settings.publicKey)),
        queryPassword: parts.secrets.read(settings.queryPassword),
        ...(refund && {
          refund: {
            url: parts.address(refund.url),
            userId: refund.userId,
            password: parts.secrets.read(refund.password),
          },
        }),
      },
      parts,
    ),
}
