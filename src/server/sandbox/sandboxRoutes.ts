import type { FastifyInstance } from 'fastify'
import { type MailSandboxOptions, mailSandbox } from './mail/mailSandbox.ts'
import { type PaySandboxOptions, paySandbox } from './pay/paySandbox.ts'
import type { Bench } from './pay/wires/wire.ts'
import { type SmsSandboxOptions, smsSandbox } from './sms/smsSandbox.ts'
import type { Bucket } from './storage/bucket.ts'
import { storageSandbox } from './storage/storageSandbox.ts'
import { type WechatSandboxOptions, wechatSandbox } from './wechat/wechatSandbox.ts'

/** Which stand-ins answer: a provider that is configured needs none. */
export interface SandboxOptions {
  storage?: Bucket
  sms?: SmsSandboxOptions
  wechat?: WechatSandboxOptions
  mail?: MailSandboxOptions
  pay?: PaySandboxOptions
}

/** The local stand-ins below `/sandbox`, on any host name. */
export async function sandboxRoutes(
  app: FastifyInstance,
  { storage, sms, wechat, mail, pay }: SandboxOptions,
  registered: Bench['registered'],
): Promise<void> {
  if (storage)
    await app.register((scope) => storageSandbox(scope, storage), { prefix: '/sandbox/storage' })
  if (sms) await app.register((scope) => smsSandbox(scope, sms), { prefix: '/sandbox/sms' })
  if (wechat)
    await app.register((scope) => wechatSandbox(scope, wechat), { prefix: '/sandbox/wechat' })
  if (mail) await app.register((scope) => mailSandbox(scope, mail), { prefix: '/sandbox/mail' })
  if (pay)
    await app.register((scope) => paySandbox(scope, pay, registered), { prefix: '/sandbox/pay' })
}
