import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { addMessage, closeQuestion, lockQuestion } from '../repositories/duesQuestions.ts'
import { questionText } from './questionText.ts'

type Answer = Call<'questionAnswer', OnceFacts, { store: Store }>

/**
 * Answers an open question and closes it in one transaction. Throws NotFound for an unknown question, Conflict when it
 * is closed, BadRequest for an empty or too long text.
 */
export async function answerQuestion(request: Answer): Promise<CallData<'questionAnswer'>> {
  const text = questionText(request.input.text)
  return once(request, 'questionAnswer', { work: (tx) => answer(tx, request, text) })
}

async function answer(tx: Tx, { input, subject }: Answer, text: string): Promise<true> {
  const question = await lockQuestion(tx, input.id)
  if (!question) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  if (question.closedAt !== null) throw new Refusal(RefusalCode.Conflict, 'questionClosed')
  const { id: writtenBy, realName: writtenByName } = requireAccount(subject)
  await addMessage(tx, { questionId: question.id, author: 'staff', writtenBy, writtenByName, text })
  await closeQuestion(tx, question.id)
  return true
}
