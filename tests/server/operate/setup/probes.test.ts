import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailProbe, smsProbe } from '#server/operate/setup/probes/messageProbes.ts'
import { payProbes } from '#server/operate/setup/probes/payProbes.ts'
import { probe } from '#server/operate/setup/probes/probe.ts'
import { storageProbe } from '#server/operate/setup/probes/storageProbe.ts'
import { createSmtpMail } from '#server/providers/mail/smtpMail.ts'
import { createAliyunSms } from '#server/providers/sms/aliyunSms.ts'
import { remoteFileStore } from '#server/providers/storage/remoteFileStore.ts'
import { readEnv } from '#server/settings/env.ts'
import { providersOf } from '#server/start/providersOf.ts'
import { freePort } from '../../../support/freePort.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { DEMO } from '../../support/visitor.ts'

let server: TestApp
let port: number
beforeAll(async () => {
  server = await openApp()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as { port: number }).port
  nobody = await freePort()
})
afterAll(() => server.close())

/** The stand-ins, reached as providers are: over the network. */
const settings = (more: object = {}, baseUrl?: string) => {
  const { storage } = server.parts
  const address = `http://127.0.0.1:${port}${storage.endpoint}`
  const settings = { ...storage, endpoint: address, baseUrl: baseUrl ?? address, ...more }
  return remoteFileStore(settings, globalThis.fetch, server.now)
}
const sms = (more: object = {}, at = port) => {
  const settings = {
    ...providersOf(readEnv({}), server.now).sms(at),
    secret: server.parts.storage.secret,
  }
  return createAliyunSms({ settings: { ...settings, ...more }, clock: server.now, fetch })
}

let nobody: number

describe('each service is asked once, and answers in its own words', () => {
  test('storage', async () => {
    expect(
      await probe([storageProbe(settings()), storageProbe(settings({ secret: 'x' }))]),
    ).toEqual([
      { ok: true, line: '✓ 对象存储：已写入、用签名地址读取并删除一个文件，没有签名的地址读不到' },
      { ok: false, line: expect.stringMatching(/^✗ 对象存储：SignatureDoesNotMatch/) },
    ])
  })

  test('storage that anybody reads without a signature', async () => {
    const open = async () => ({ status: 200 })
    expect(await probe([storageProbe(settings(), open)])).toEqual([
      { ok: false, line: expect.stringMatching(/^✗ 对象存储：存储桶是公开的：.*HTTP 200/) },
    ])
  })

  test('storage whose files cannot be read where they are shown', async () => {
    const elsewhere = storageProbe(settings({}, `http://127.0.0.1:${port}/sandbox/storage/other/`))
    expect(await probe([elsewhere])).toEqual([
      { ok: false, line: '✗ 对象存储：写入的文件不能用签名地址读取' },
    ])
  })

  test('SMS: nothing is sent', async () => {
    const before = await outbox()
    expect(
      await probe([smsProbe(sms()), smsProbe(sms({ key: 'nobody' })), smsProbe(sms({}, nobody))]),
    ).toEqual([
      { ok: true, line: '✓ 短信：密钥有效，短信签名已审核通过' },
      { ok: false, line: expect.stringContaining('InvalidAccessKeyId.NotFound') },
      { ok: false, line: '✗ 短信：无法连接（ECONNREFUSED）' },
    ])
    expect(await outbox()).toEqual(before)
  })

  test('mail', async () => {
    const nowhere = async () => ({ host: '127.0.0.1', port: nobody, secure: false, from: 'a@b.cn' })
    const [answer] = await probe([mailProbe(createSmtpMail(nowhere))])
    expect(answer).toEqual({ ok: false, line: expect.stringMatching(/^✗ 邮件：无法连接/) })
  })

  test('payments', async () => {
    const providers = await server.parts.payProviders.of(DEMO)
    const answers = await probe(payProbes(providers.values(), server.now()))
    expect(answers.map(({ line }) => line)).toEqual(
      ['支付宝', '微信支付', '建设银行扫码支付', '工商银行扫码支付'].map(
        (method) => `✓ ${method}：已应答对一笔不存在的订单的查询`,
      ),
    )
  })
})

async function outbox(): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/sandbox/sms/`, {
    headers: { accept: 'application/json' },
  })
  return answer.json()
}
