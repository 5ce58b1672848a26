import type { FastifyInstance } from 'fastify'
import { RefusalCode } from '#contract/envelope.ts'
import { findFault } from '#server/base/shared/jsonFaults.ts'
import { Refusal } from '#server/messages/refusal.ts'

/** Applies the checks of JSON bodies to path and query values. */
export function guardAddresses(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const fault = findFault(request.query) ?? findFault(request.params)
    if (fault) throw new Refusal(RefusalCode.BadRequest, 'textUnstorable')
  })
}
