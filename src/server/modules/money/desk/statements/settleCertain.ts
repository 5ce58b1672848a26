import type { CallData } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import type { OnceFacts } from '#server/base/idempotency/once.ts'
import { decidedBy } from '#server/base/shared/decidedBy.ts'
import { Refusal } from '#server/messages/refusal.ts'
import words from '#server/messages/statements.json' with { type: 'json' }
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store } from '#server/store/store.ts'
import { listOpenLines } from '../../repositories/statementLines.ts'
import { certainOrder } from './certainOrder.ts'
import { requireOpenLine } from './openLine.ts'
import { rematch } from './rematch.ts'
import { confirmLine } from './settleLine.ts'
import type { StatementReader } from './thread/statementReader.ts'

type Certain = Call<
  'statementCertain',
  OnceFacts,
  { store: Store; configuration: Configurations; statements: StatementReader }
>

/** Most lines confirmed by one call; the next call continues. */
const MOST_AT_ONCE = 200

/**
 * Matches the open lines again, since payments may have arrived meanwhile, and confirms the orders of all certain lines
 * (`certainOrder`), each in a transaction of its own. Returns the number confirmed and the number of lines left open.
 * Throws as `requireStatement`.
 */
export async function settleCertain(request: Certain): Promise<CallData<'statementCertain'>> {
  const { input, org, parts } = request
  const configuration = await parts.configuration.of(org.orgId)
  await rematch(parts, org.orgId, input.id)
  const open = await parts.store.tx(org.orgId, (tx) => listOpenLines(tx, input.id))
  const certain = open.filter((line) => certainOrder(line) !== undefined).slice(0, MOST_AT_ONCE)
  let confirmed = 0
  for (const { line } of certain) if (await confirms(line)) confirmed += 1
  return { confirmed, left: open.length - confirmed }

  /**
   * Confirms one line; false when a second person has to confirm it, too, or the line or its order was settled
   * concurrently.
   */
  async function confirms(at: number): Promise<boolean> {
    try {
      const outcome = await parts.store.tx(org.orgId, async (tx) => {
        const line = await requireOpenLine(tx, input.id, at)
        const orderId = certainOrder(line)
        const decided = decidedBy(tx, request.subject, words.byStatement)
        return orderId && confirmLine(tx, configuration, { line, orderId, decided })
      })
      return outcome === 'paid' || outcome === 'held' || outcome === 'kept'
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }
}
