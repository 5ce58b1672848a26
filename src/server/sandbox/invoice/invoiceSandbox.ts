import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createInvoiceStore } from '#server/providers/invoice/emulation/invoiceStore.ts'
import { FAULTS } from '#server/providers/invoice/emulation/sandboxInvoice.ts'
import { nuonuoWire } from '#server/providers/invoice/nuonuo/emulation/nuonuoWire.ts'
import { formFields, jsonRecord } from '#server/providers/pay/wireFields.ts'
import { controlPage } from './controlPage.ts'

export interface InvoiceSandboxOptions {
  /** Folder of all emulators. */
  folder: string
  /** The secret of every society's application. */
  secret: string
  clock: () => Date
}

const SHOWN = 100

/**
 * Emulates e-invoice providers on the local machine, with faults that are chosen on its control page. Mounted at
 * `/sandbox/invoice`.
 */
export async function invoiceSandbox(
  app: FastifyInstance,
  { folder, secret, clock }: InvoiceSandboxOptions,
): Promise<void> {
  const store = createInvoiceStore(join(folder, 'invoice', 'invoices.jsonl'), clock)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  nuonuoWire(app, { store, appSecret: secret, clock })

  app.get('/control', (request, reply) => {
    const invoices = store.all().slice(0, SHOWN)
    const arms = store.arms()
    return wantsJson(request)
      ? reply.send({ invoices, arms })
      : reply.type('text/html; charset=utf-8').send(controlPage(invoices, arms))
  })
  app.post('/control/arm', (request, reply) => {
    const fault = FAULTS.find((name) => name === fieldsOf(request).fault)
    if (!fault) return reply.code(400).send({ error: 'no such fault' })
    store.arm(fault)
    return answer(request, reply)
  })
  app.post('/control/finish', (request, reply) => {
    const invoice = store.find({ ref: String(fieldsOf(request).ref), state: 'open' })
    if (!invoice) return reply.code(404).send({ error: 'no such invoice' })
    store.finish(invoice)
    return answer(request, reply)
  })
}

const wantsJson = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('application/json') === true

const answer = (request: FastifyRequest, reply: FastifyReply) =>
  wantsJson(request) ? reply.send({}) : reply.redirect('/sandbox/invoice/control', 303)

const fieldsOf = ({ headers, body }: FastifyRequest): Record<string, unknown> =>
  headers['content-type']?.includes('json')
    ? jsonRecord(String(body))
    : formFields(String(body ?? ''))
