import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import type { Fault, SandboxInvoice } from '#server/providers/invoice/emulation/sandboxInvoice.ts'
import type { InvoiceSettings } from '#server/providers/invoice/invoiceProviderModule.ts'
import { INVOICE_PROVIDERS } from '#server/providers/invoice/invoiceProviderRegistry.ts'
import { buildPartsOf } from '#server/providers/pay/buildPartsOf.ts'
import { createSecrets } from '#server/providers/pay/secrets.ts'
import { invoiceSandbox } from '#server/sandbox/invoice/invoiceSandbox.ts'
import { injectFetch } from '../../support/injectFetch.ts'

const OWNER = { code: 'demo', prefix: 'INVOICE_' } as const
const SECRET = 'a-secret-of-the-stand-in'

export const SETTINGS: InvoiceSettings<'nuonuo'> = {
  appKey: '60000001',
  appSecret: { file: 'sandbox/secret' },
  taxNum: '51100000MJ0000001X',
  sellerName: '华夏示例学会',
  clerk: '开票员',
  url: '/sandbox/invoice/nuonuo/open/v1/services',
  tokenUrl: '/sandbox/invoice/nuonuo/accessToken',
  goods: { name: '会员费', code: '3040502029902000000', taxRate: '0', exempt: 'untaxed' },
}

/** The stand-in without a network, and a provider that asks it. */
export async function openInvoiceStandIn() {
  const folder = mkdtempSync(join(tmpdir(), 'invoices-'))
  writeFileSync(join(folder, 'secret'), SECRET)
  const app = fastify()
  let time = Date.parse('2026-11-20T02:00:00Z')
  const clock = () => new Date(time)
  await app.register((scope) => invoiceSandbox(scope, { folder, secret: SECRET, clock }), {
    prefix: '/sandbox/invoice',
  })
  const secrets = createSecrets({ env: {}, folder, sandboxFolder: () => folder })
  const asked: string[] = []
  const inner = injectFetch(app)
  const counting: typeof fetch = (input, init) => {
    const { pathname } = new URL(String(input))
    asked.push(new Headers(init?.headers).get('method')?.split('.').at(-1) ?? pathname)
    return inner(input, init)
  }
  const provider = (more: Partial<typeof SETTINGS> = {}, fetchOfItsOwn: typeof fetch = counting) =>
    INVOICE_PROVIDERS.nuonuo.open(
      { ...SETTINGS, ...more },
      buildPartsOf({
        outside: { fetch: fetchOfItsOwn, port: () => 80 },
        ...{ clock, secrets, standIn: true },
      })(OWNER),
    )
  return {
    provider,
    /** Methods of the platform that were asked, and other paths. */
    asked,
    advance: (milliseconds: number) => {
      time += milliseconds
    },
    arm: (fault: Fault) => post('arm', { fault }),
    finish: (ref: string) => post('finish', { ref }),
    async invoices(): Promise<SandboxInvoice[]> {
      const headers = { accept: 'application/json' }
      return (await app.inject({ url: '/sandbox/invoice/control', headers })).json().invoices
    },
    async close() {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }

  async function post(action: string, payload: object) {
    const headers = { accept: 'application/json' }
    const url = `/sandbox/invoice/control/${action}`
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload })
    if (statusCode !== 200) throw new Error(`${action}: ${statusCode}`)
  }
}
