import { expect, test } from 'vitest'
import { createSendingLimits, limitSending } from '#server/jobs/limitSending.ts'
import { createTokenBucket } from '#server/jobs/tokenBucket.ts'
import { ProviderBusy } from '#server/providers/providerBusy.ts'
import type { SmsMessage } from '#server/providers/sms/smsProvider.ts'

test('as many tokens as a second has are there at once, then one after the other', () => {
  let time = 0
  const bucket = createTokenBucket(4, () => time)
  const take = () => bucket.take(0)
  expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 0])
  expect([take(), take(), take()]).toEqual([250, 500, 750])
  time += 250
  expect([take(), take()]).toEqual([0, 250])
})

test('nobody is told to come later than when the stock is full', () => {
  const bucket = createTokenBucket(1, () => 0)
  const waits = Array.from({ length: 6 }, () => bucket.take(0))
  expect(waits).toEqual([0, 0, 1000, 2000, 2000, 2000])
})

test('reminders leave half of what may be sent at once to codes', async () => {
  const sent: string[] = []
  const sms = {
    templates: new Set(['code', 'reminder'] as const),
    send: async ({ outId }: SmsMessage) => void sent.push(outId),
  }
  const limits = createSendingLimits({ sms: 4, mail: 4 }, () => 0)
  const message = (outId: string): SmsMessage => ({
    mobile: '13800000001',
    template: 'code',
    param: {},
    outId,
  })
  const bulk = limitSending({ sms }, limits, 'bulk')
  const urgent = limitSending({ sms }, limits, 'urgent')
  await bulk.sms.send(message('b1'))
  await bulk.sms.send(message('b2'))
  await expect(bulk.sms.send(message('b3'))).rejects.toThrow(ProviderBusy)
  await urgent.sms.send(message('u1'))
  await urgent.sms.send(message('u2'))
  await expect(urgent.sms.send(message('u3'))).rejects.toThrow(ProviderBusy)
  expect(sent).toEqual(['b1', 'b2', 'u1', 'u2'])
})
