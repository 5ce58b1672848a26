import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../messages/refusal.ts'
import { findFault } from '../services/shared/jsonFaults.ts'

/** Applies the checks of JSON bodies to path and query values. */
export function guardAddresses(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const fault = findFault(request.query) ?? findFault(request.params)
    if (fault) throw new Refusal(RefusalCode.BadRequest, 'textUnstorable')
  })
}
