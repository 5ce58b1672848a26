import type { KeyObject } from 'node:crypto'
import type { PayMethod } from '#contract/codes.ts'
import { AT_DEADLINE } from '../expiryQueries.ts'
import { PayRefused } from '../payProvider.ts'
import type { PayProviderModule, PaySettings } from '../payProviderModule.ts'
import { privateKeyOf, publicKeyOf } from '../rsaKeys.ts'
import type { Secrets } from '../secrets.ts'
import words from './bill/columns.json' with { type: 'json' }
import { wechatBill } from './bill/parseBill.ts'
import { createWechatPay } from './createWechatPay.ts'
import texts from './texts.json' with { type: 'json' }

type Method = typeof PayMethod.Wechat

const addresses = {
  apiUrl: {
    live: ['https://api.mch.weixin.qq.com/', 'https://api2.mch.weixin.qq.com/'],
    standIn: '/sandbox/pay/wechat/',
  },
}

/** WeChat Pay: a QR code on PC, a call of the messaging app inside it, a page that opens the app elsewhere. */
export const wechat: PayProviderModule<Method> = {
  texts,
  addresses,
  bill: wechatBill,
  merchantOf: ({ mchId }) => mchId,
  settlementWords: words.settlement,
  inApp: 'openId',
  expiryQueries: AT_DEADLINE,
  open: (settings, parts) =>
    createWechatPay(
      {
        ...settings,
        apiUrl: parts.address(settings.apiUrl, addresses.apiUrl),
        privateKey: privateKeyOf(parts.secrets.read(settings.privateKey)),
        apiV3Key: aesKey(parts.secrets.read(settings.apiV3Key)),
        platformKeys: platformKeysOf(settings, parts.secrets),
      },
      parts,
    ),
}

function platformKeysOf(
  { platformSerial, platformKey, platformKeys = [] }: PaySettings<Method>,
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
