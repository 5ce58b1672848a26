import type { CallData, CallEntry } from '#contract/calls.ts'
import { COMMON_CALLS } from '#contract/commonCalls.gen.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Input } from './buildRequest.ts'
import { call, type Transport } from './call.ts'
import { createEnvelope } from './envelope/createEnvelope.ts'
import { ApiRejection } from './errors.ts'
import type { Sending } from './outgoing.ts'

type Posted = [id: string, entry: CallEntry, input: Input, sending: Sending]

/**
 * Sends calls in plain text or sealed, as the site requires; a call the server wants sealed, or sealed anew, is sent
 * once more.
 */
export function createPost(plain: Transport, now: () => number) {
  const envelope = createEnvelope({
    now,
    askKey: () =>
      call(plain, 'rsaKey', COMMON_CALLS.rsaKey, {}, { credentials: {} }) as Promise<
        CallData<'rsaKey'>
      >,
  })
  const once = (...[id, entry, input, sending]: Posted) => {
    const seal = envelope.isOn() && !entry.plain ? envelope.seal : undefined
    return call({ ...plain, seal }, id, entry, input, sending)
  }
  return {
    encrypt: envelope.turnOn,
    async send(...posted: Posted): Promise<unknown> {
      try {
        return await once(...posted)
      } catch (error) {
        if (!(error instanceof ApiRejection) || error.code !== RefusalCode.Unsealed) throw error
        envelope.renew()
        envelope.turnOn()
        return once(...posted)
      }
    },
  }
}
