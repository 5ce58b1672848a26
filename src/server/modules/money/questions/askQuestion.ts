import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { countEvent } from '#server/base/repositories/rateLimits.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { allowedOrder } from '../order/allowedOrder.ts'
import { lockOrder } from '../repositories/duesOrders.ts'
import { addMessage, hasOpenQuestionOf, insertQuestion } from '../repositories/duesQuestions.ts'
import { questionText } from './questionText.ts'

type Ask = Call<'orderQuestion', OnceFacts, { store: Store }>

/** Questions a member may ask in a day. */
const PER_DAY = { limit: 10, seconds: 24 * 3600 }

/**
 * Asks a question about an order for its owner; a repeated call counts once. Throws as `allowedOrder`; Conflict while
 * another question about the order is open, TooMany beyond a day's number, BadRequest for an empty or too long text.
 */
export async function askQuestion(request: Ask): Promise<CallData<'orderQuestion'>> {
  const text = questionText(request.input.text)
  return once(request, 'orderQuestion', {
    before: () => countAsked(request),
    work: (tx) => ask(tx, request, text),
    derived: true,
  })
}

async function countAsked({ input, org, parts, subject }: Ask): Promise<void> {
  const isWithin = await parts.store.tx(org.orgId, async (tx) => {
    const { memberId } = await allowedOrder(tx, input.id, subject, 'change')
    return countEvent(tx, { key: `question:${memberId}`, ...PER_DAY })
  })
  if (!isWithin) throw new Refusal(RefusalCode.TooMany, 'questionTooMany')
}

async function ask(tx: Tx, { input, subject }: Ask, text: string): Promise<true> {
  const { id: orderId, memberId } = await allowedOrder(tx, input.id, subject, 'change')
  await lockOrder(tx, orderId)
  if (await hasOpenQuestionOf(tx, orderId)) throw new Refusal(RefusalCode.Conflict, 'questionOpen')
  const questionId = await insertQuestion(tx, { orderId, memberId, kind: input.kind })
  const unnamed = { writtenBy: null, writtenByName: null }
  await addMessage(tx, { questionId, author: 'member', ...unnamed, text })
  return true
}
