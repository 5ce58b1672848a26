import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RawNotification } from '#server/providers/pay/payProvider.ts'
import { openStandIn, openTrade, type StandIn } from './standIn.ts'

const CERTIFICATE = 'SANDBOX0PLATFORM0000000000000000000000001'
const PUBLIC_KEY = 'PUB_KEY_ID_0000000000000000000000000001'
const KEYS = {
  [CERTIFICATE]: { file: 'sandbox/pay/keys/platform-public.pem' },
  [PUBLIC_KEY]: { file: 'sandbox/pay/publicKey/public.pem' },
}

/** Settings that know these keys, the first being asked for. */
const knowing = (first: keyof typeof KEYS, ...others: (keyof typeof KEYS)[]) => ({
  platformSerial: first,
  platformKey: KEYS[first],
  platformKeys: others.map((serial) => ({ serial, key: KEYS[serial] })),
})

let standIn: StandIn
/** A notification signed with each key. */
const told = new Map<string, RawNotification>()
beforeAll(async () => {
  standIn = await openStandIn({ speed: 1 })
  for (const fault of ['', 'otherKey']) {
    const { order } = await openTrade(standIn, await standIn.provider('0102'))
    if (fault) await standIn.arm(fault, order.tradeRef)
    await standIn.pay(order.tradeRef)
    const notification = standIn.inbox.received.at(-1) as RawNotification
    told.set(String(notification.headers['wechatpay-serial']), notification)
  }
})
afterAll(() => standIn.close())

const serialsOfAnswers = async (settings: object) => {
  const serials: (string | null)[] = []
  const provider = await standIn.provider('0102', {
    settings,
    fetch: async (input, init) => {
      const answer = await fetch(input, init)
      serials.push(answer.headers.get('wechatpay-serial'))
      return answer
    },
  })
  await provider.query('T0000000000', standIn.clock())
  return serials
}

describe('while WeChat Pay changes from one key to another', () => {
  const ROTATION = [
    { at: 'before', settings: knowing(CERTIFICATE), believes: [CERTIFICATE] },
    {
      at: 'amid',
      settings: knowing(CERTIFICATE, PUBLIC_KEY),
      believes: [CERTIFICATE, PUBLIC_KEY],
    },
    {
      at: 'near the end',
      settings: knowing(PUBLIC_KEY, CERTIFICATE),
      believes: [CERTIFICATE, PUBLIC_KEY],
    },
    { at: 'after', settings: knowing(PUBLIC_KEY), believes: [PUBLIC_KEY] },
  ]

  test.each(ROTATION)('$at it, notifications of $believes are believed', async (row) => {
    const provider = await standIn.provider('0102', { settings: row.settings })
    expect([...told.keys()]).toEqual([CERTIFICATE, PUBLIC_KEY])
    for (const [serial, notification] of told) {
      const read = () => provider.read(notification)
      if ((row.believes as string[]).includes(serial)) expect(read()).toBeDefined()
      else expect(read).toThrow('SERIAL')
    }
  })

  test.each(ROTATION)('$at it, answers come with the key that is first', async ({ settings }) => {
    expect(await serialsOfAnswers(settings)).toEqual([settings.platformSerial])
  })
})

describe('a key that is not known', () => {
  const ASKED = [
    { serial: 'PUB_KEY_ID_9', said: `用平台密钥 PUB_KEY_ID_9 签名，配置中只有 ${CERTIFICATE}` },
    { serial: '<b>张三</b>', said: `用平台密钥 （无法辨认） 签名，配置中只有 ${CERTIFICATE}` },
    { serial: '__proto__', said: `用平台密钥 __proto__ 签名，配置中只有 ${CERTIFICATE}` },
  ]

  test.each(ASKED)('is refused as $serial, and those that are known are named', async (row) => {
    const provider = await standIn.provider('0102', { settings: knowing(CERTIFICATE) })
    const right = told.get(CERTIFICATE) as RawNotification
    const headers = { ...right.headers, 'wechatpay-serial': row.serial }
    expect(() => provider.read({ ...right, headers })).toThrow(row.said)
  })

  test('is not made known by the name of one that is', async () => {
    const provider = await standIn.provider('0102')
    const right = told.get(CERTIFICATE) as RawNotification
    const headers = { ...right.headers, 'wechatpay-serial': PUBLIC_KEY }
    expect(() => provider.read({ ...right, headers })).toThrow('SIGNATURE')
  })
})
