import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../refusal.ts'
import { findFault } from './jsonBody.ts'

/** Path and query values get the same look as bodies. */
export function guardAddresses(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const fault = findFault(request.query) ?? findFault(request.params)
    if (fault) throw new Refusal(RefusalCode.BadRequest, 'textUnstorable')
  })
}
