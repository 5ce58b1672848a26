import type { KeyObject } from 'node:crypto'
import type { OnlineMethod } from '#contract/codes.ts'
import type { PayProvidersShape } from '#contract/configuration.gen.ts'
import { createAlipay } from './alipay/createAlipay.ts'
import type { PayOutside } from './askProvider.ts'
import { createCcb } from './ccb/createCcb.ts'
import { createIcbc } from './icbc/createIcbc.ts'
import type { PayAddress } from './payAddress.ts'
import { type PayProvider, PayRefused } from './payProvider.ts'
import { privateKeyOf, publicKeyOf } from './rsaKeys.ts'
import type { Secrets } from './secrets.ts'
import { createWechatPay } from './wechat/createWechatPay.ts'

export interface BuildParts extends PayOutside {
  secrets: Secrets
  /** Throws where an address cannot be used. */
  address: (configured: string) => PayAddress
}

type Settings<Method extends OnlineMethod> = NonNullable<PayProvidersShape[Method]>
type Builders = {
  [Method in OnlineMethod]: (
    settings: Settings<Method>,
    parts: BuildParts,
  ) => PayProvider | Promise<PayProvider>
}

/** Settings as they are written → a provider; throws where secrets are missing or are no keys. */
export const BUILD_PROVIDER: Builders = {
  '0101': (settings, parts) =>
    createAlipay(
      {
        ...settings,
        gateway: parts.address(settings.gateway),
        privateKey: privateKeyOf(parts.secrets.read(settings.privateKey)),
        alipayPublicKey: publicKeyOf(parts.secrets.readKey(settings.alipayPublicKey)),
      },
      parts,
    ),
  '0102': (settings, parts) =>
    createWechatPay(
      {
        ...settings,
        apiUrl: parts.address(settings.apiUrl),
        privateKey: privateKeyOf(parts.secrets.read(settings.privateKey)),
        apiV3Key: aesKey(parts.secrets.read(settings.apiV3Key)),
        platformKeys: platformKeysOf(settings, parts.secrets),
      },
      parts,
    ),
  '0103': (settings, parts) =>
    createCcb(
      {
        ...settings,
        gateway: parts.address(settings.gateway),
        queryUrl: parts.address(settings.queryUrl),
        publicKey: publicKeyOf(parts.secrets.read(settings.publicKey)),
        queryPassword: parts.secrets.read(settings.queryPassword),
      },
      parts,
    ),
  '0104': (settings, parts) =>
    createIcbc(
      {
        ...settings,
        apiUrl: parts.address(settings.apiUrl),
        privateKey: privateKeyOf(parts.secrets.read(settings.privateKey)),
        icbcPublicKey: publicKeyOf(parts.secrets.readKey(settings.icbcPublicKey)),
      },
      parts,
    ),
}

function platformKeysOf(
  { platformSerial, platformKey, platformKeys = [] }: Settings<'0102'>,
  secrets: Secrets,
): ReadonlyMap<string, KeyObject> {
  const all = [{ serial: platformSerial, key: platformKey }, ...platformKeys]
  return new Map(all.map(({ serial, key }) => [serial, publicKeyOf(secrets.readKey(key))]))
}

function aesKey(text: string): Buffer {
  const key = Buffer.from(text)
  if (key.length !== 32) throw new PayRefused('SECRET', 'the APIv3 key must have 32 bytes')
  return key
}
