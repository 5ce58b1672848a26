import type { Schema } from '#contract/calls.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import type { Tx } from '#server/store/store.ts'
import {
  type DuesQuestion,
  listMessages,
  listQuestionsOf,
  type QuestionMessage,
} from './repositories/duesQuestions.ts'

type QuestionRow = Schema<'DuesQuestion'>

/** Order id → its questions for readers of the orders, oldest first; orders without one are absent. */
export async function questionsOf(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, QuestionRow[]>> {
  const questions = await listQuestionsOf(tx, orderIds)
  const rows = await questionRows(tx, questions)
  return grouped(rows, ({ orderId }) => orderId)
}

/** Questions in wire format with their messages, in two queries for any number. */
export async function questionRows(
  tx: Tx,
  questions: readonly DuesQuestion[],
): Promise<QuestionRow[]> {
  const ids = questions.map(({ id }) => id)
  const messages = grouped(await listMessages(tx, ids), ({ questionId }) => questionId)
  return questions.map((question) => questionRow(question, messages.get(question.id) ?? []))
}

const questionRow = (
  { id, orderId, kind, createdAt, closedAt }: DuesQuestion,
  messages: readonly QuestionMessage[],
): QuestionRow => ({
  id,
  orderId,
  kind,
  kindName: words.questionKind[kind],
  isOpen: closedAt === null,
  stateName: closedAt === null ? words.questionState.open : words.questionState.closed,
  createAt: createdAt.toISOString(),
  messages: messages.map(({ author, text, createdAt: at }) => ({
    author,
    authorName: words.questionAuthor[author],
    text,
    createAt: at.toISOString(),
  })),
})

/** Items by a key, in their order. */
function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
