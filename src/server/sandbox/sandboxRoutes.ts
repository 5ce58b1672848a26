import type { FastifyInstance } from 'fastify'
import { countRoutes } from '#server/http/rateLimit.ts'
import type { PayWireParts } from '#server/providers/pay/emulation/payWire.ts'
import { answerThisMachine } from './answerThisMachine.ts'
import { type InvoiceSandboxOptions, invoiceSandbox } from './invoice/invoiceSandbox.ts'
import { type MailSandboxOptions, mailSandbox } from './mail/mailSandbox.ts'
import { type PaySandboxOptions, paySandbox } from './pay/paySandbox.ts'
import { type SmsSandboxOptions, smsSandbox } from './sms/smsSandbox.ts'
import type { Bucket } from './storage/bucket.ts'
import { storageSandbox } from './storage/storageSandbox.ts'
import { type WechatSandboxOptions, wechatSandbox } from './wechat/wechatSandbox.ts'

/** Which emulators run: a configured provider needs none. */
export interface SandboxOptions {
  /** True to answer other machines, too. */
  open: boolean
  storage?: Bucket
  sms?: SmsSandboxOptions
  wechat?: WechatSandboxOptions
  mail?: MailSandboxOptions
  pay?: PaySandboxOptions
  invoice?: InvoiceSandboxOptions
}

/**
 * The local emulators below `/sandbox`, on any host name. Only this machine may use them unless `open`, because they
 * show every code sent, which would let anyone log in as anyone.
 */
export async function sandboxRoutes(
  app: FastifyInstance,
  { open, storage, sms, wechat, mail, pay, invoice }: SandboxOptions,
  originOf: PayWireParts['originOf'],
): Promise<void> {
  await app.register(
    async (scope) => {
      countRoutes(scope, 'sandbox')
      if (!open) answerThisMachine(scope)
      if (storage)
        await scope.register((one) => storageSandbox(one, storage), { prefix: '/storage' })
      if (sms) await scope.register((one) => smsSandbox(one, sms), { prefix: '/sms' })
      if (wechat) await scope.register((one) => wechatSandbox(one, wechat), { prefix: '/wechat' })
      if (mail) await scope.register((one) => mailSandbox(one, mail), { prefix: '/mail' })
      if (pay) await scope.register((one) => paySandbox(one, pay, originOf), { prefix: '/pay' })
      if (invoice)
        await scope.register((one) => invoiceSandbox(one, invoice), { prefix: '/invoice' })
    },
    { prefix: '/sandbox' },
  )
}
