import type { PayMethod } from '#contract/codes.ts'
import { UNTIL_NEXT_DAY } from '../expiryQueries.ts'
import type { PayProviderModule } from '../payProviderModule.ts'
import { privateKeyOf, publicKeyOf } from '../rsaKeys.ts'
import { createIcbc } from './createIcbc.ts'
import texts from './texts.json' with { type: 'json' }

const addresses = {
  apiUrl: { live: ['https://gw.open.icbc.com.cn/'], standIn: '/sandbox/pay/icbc/' },
}

/** Industrial and Commercial Bank of China: a QR code for its own app and others. */
export const icbc: PayProviderModule<typeof PayMethod.Icbc> = {
  texts,
  addresses,
  expiryQueries: UNTIL_NEXT_DAY,
  open: (settings, parts) =>
    createIcbc(
      {
        ...settings,
        apiUrl: parts.address(settings.apiUrl, addresses.apiUrl),
        privateKey: privateKeyOf(parts.secrets.read(settings.privateKey)),
        icbcPublicKey: publicKeyOf(parts.secrets.readKey(settings.icbcPublicKey)),
      },
      parts,
    ),
}
