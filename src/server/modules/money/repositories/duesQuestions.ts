import type { ExpressionBuilder, Selectable } from 'kysely'
import type { DuesStatus, PayMethod } from '#contract/codes.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Joined } from '#server/store/queries/joined.ts'
import type { Page, PageRequest } from '#server/store/queries/page.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import type {
  DuesQuestionMessageTable,
  DuesQuestionTable,
} from '#server/store/tables/duesQuestions.ts'
import { isOfMember, MEMBER } from './deskFilter.ts'
import { foundBy, pageOfMeant } from './finding.ts'
import { ofMembersMeant } from './membersMeant.ts'

export type DuesQuestion = Selectable<DuesQuestionTable>
export type QuestionMessage = Selectable<DuesQuestionMessageTable>

/** Inserts an open question; throws Conflict when the order has one. */
export async function insertQuestion(
  tx: Tx,
  question: Pick<DuesQuestion, 'orderId' | 'memberId' | 'kind'>,
): Promise<string> {
  const id = publicId()
  await tx.db
    .insertInto('duesQuestion')
    .values({ ...question, orgId: tx.orgId, id, createdAt: tx.now, closedAt: null })
    .execute()
  return id
}

/** Adds a message as the next line. Call it with the question locked, or new. */
export async function addMessage(
  tx: Tx,
  message: Pick<QuestionMessage, 'questionId' | 'author' | 'writtenBy' | 'writtenByName' | 'text'>,
): Promise<void> {
  const written = await listMessages(tx, [message.questionId])
  await tx.db
    .insertInto('duesQuestionMessage')
    .values({ ...message, orgId: tx.orgId, line: written.length, createdAt: tx.now })
    .execute()
}

export async function lockQuestion(tx: Tx, id: string): Promise<DuesQuestion | undefined> {
  return questions(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function closeQuestion(tx: Tx, id: string): Promise<void> {
  await tx.db
    .updateTable('duesQuestion')
    .set({ closedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .execute()
}

/** True while the member has an open question about any order, also one that disputes it. */
export async function hasOpenQuestion(tx: Tx, memberId: string): Promise<boolean> {
  const open = questions(tx).where('memberId', '=', memberId).where('closedAt', 'is', null)
  return (await open.executeTakeFirst()) !== undefined
}

export async function hasOpenQuestionOf(tx: Tx, orderId: string): Promise<boolean> {
  const open = questions(tx).where('orderId', '=', orderId).where('closedAt', 'is', null)
  return (await open.executeTakeFirst()) !== undefined
}

/** Questions of orders, oldest first, the open one last. */
export async function listQuestionsOf(
  tx: Tx,
  orderIds: readonly string[],
): Promise<DuesQuestion[]> {
  if (orderIds.length === 0) return []
  return questions(tx)
    .where('orderId', 'in', orderIds)
    .orderBy('createdAt')
    .orderBy('closedAt')
    .orderBy('id')
    .execute()
}

/** Messages of questions in the order they were written. */
export async function listMessages(
  tx: Tx,
  questionIds: readonly string[],
): Promise<QuestionMessage[]> {
  if (questionIds.length === 0) return []
  return tx.db
    .selectFrom('duesQuestionMessage')
    .where('orgId', '=', tx.orgId)
    .where('questionId', 'in', questionIds)
    .selectAll()
    .orderBy('questionId')
    .orderBy('line')
    .execute()
}

export type QuestionState = 'open' | 'closed'

export interface QuestionFilter {
  state?: QuestionState | undefined
  keyword?: string | undefined
}

/**
 * Questions with their member and order: open ones first, of them the oldest first, since it waits longest; of those
 * answered the newest.
 */
export async function pageQuestions(
  tx: Tx,
  filter: QuestionFilter,
  page: PageRequest,
): Promise<Page<AskedQuestion>> {
  const { keyword } = filter
  const query = longestWaitingFirst(withOrder(tx), filter)
    .$if(keyword !== undefined, (q) => q.where(isOfMember(tx, keyword ?? '')))
    .selectAll('duesQuestion')
    .select([...MEMBER, 'duesOrder.fen', 'duesOrder.status', 'duesOrder.method'])
  const rows = longestWaitingFirst(questionRows(tx) as unknown as AskedRows, filter)
  const meant = ofMembersMeant(tx, keyword, 'duesQuestion.memberId')
  return pageOfMeant(tx, query, ['duesQuestion.id'], page, {
    ...foundBy(filter, query, rows),
    meant,
  })
}

type AskedRows = Joined<'duesQuestion' | 'duesOrder' | 'memberApplication'>

const longestWaitingFirst = (found: AskedRows, { state }: QuestionFilter) =>
  found
    .$if(state !== undefined, (q) =>
      q.where('duesQuestion.closedAt', state === 'open' ? 'is' : 'is not', null),
    )
    .$if(state !== 'closed', (q) => q.orderBy(openSince))
    .orderBy('duesQuestion.createdAt', 'desc')
    .orderBy('duesQuestion.id', 'desc')

/** Creation time of an open question, null for a closed one; the expression of the list's index (0047). */
const openSince = (e: ExpressionBuilder<Database, 'duesQuestion'>) =>
  e.case().when('duesQuestion.closedAt', 'is', null).then(e.ref('duesQuestion.createdAt')).end()

const questionRows = (tx: Tx) =>
  tx.db.selectFrom('duesQuestion').where('duesQuestion.orgId', '=', tx.orgId)

function withOrder(tx: Tx) {
  const found = questionRows(tx)
    .leftJoin('duesOrder', (on) =>
      on
        .onRef('duesOrder.orgId', '=', 'duesQuestion.orgId')
        .onRef('duesOrder.id', '=', 'duesQuestion.orderId'),
    )
    .leftJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesQuestion.orgId')
        .onRef('memberApplication.id', '=', 'duesQuestion.memberId'),
    )
  return found as unknown as AskedRows
}

export type AskedQuestion = DuesQuestion & {
  realName: string | null
  orgName: string | null
  memberNum: string | null
  memberType: string
  fen: number
  status: DuesStatus
  method: PayMethod
}

const questions = (tx: Tx) =>
  tx.db.selectFrom('duesQuestion').where('orgId', '=', tx.orgId).selectAll()
