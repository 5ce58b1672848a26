import type { FastifyInstance } from 'fastify'
import { type SmsSandboxOptions, smsSandbox } from './sms/smsSandbox.ts'
import type { Bucket } from './storage/bucket.ts'
import { storageSandbox } from './storage/storageSandbox.ts'
import { type WechatSandboxOptions, wechatSandbox } from './wechat/wechatSandbox.ts'

/** Which stand-ins answer: a provider that is configured needs none. */
export interface SandboxOptions {
  storage?: Bucket
  sms?: SmsSandboxOptions
  wechat?: WechatSandboxOptions
}

/** The local stand-ins below `/sandbox`, on any host name. */
export async function sandboxRoutes(
  app: FastifyInstance,
  { storage, sms, wechat }: SandboxOptions,
): Promise<void> {
  if (storage)
    await app.register((scope) => storageSandbox(scope, storage), { prefix: '/sandbox/storage' })
  if (sms) await app.register((scope) => smsSandbox(scope, sms), { prefix: '/sandbox/sms' })
  if (wechat)
    await app.register((scope) => wechatSandbox(scope, wechat), { prefix: '/sandbox/wechat' })
}
