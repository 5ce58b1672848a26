import type { QuestionKind } from '#domain/money/questions/questionKind.ts'

/** A question of a member about an order; at most one is open per order. */
export interface DuesQuestionTable {
  orgId: string
  id: string
  orderId: string
  memberId: string
  kind: QuestionKind
  createdAt: Date
  closedAt: Date | null
}

/** A message of a question, by its line from 0 on; rows are never changed or deleted. */
export interface DuesQuestionMessageTable {
  orgId: string
  questionId: string
  line: number
  author: 'member' | 'staff'
  /** Account and name of staff; null of members, who may have no account. */
  writtenBy: string | null
  writtenByName: string | null
  text: string
  createdAt: Date
}

/** A pause, set by staff, of a member's reminders through a day; rows are ended, not deleted. */
export interface DuesPauseTable {
  orgId: string
  id: string
  memberId: string
  /** Last day of the pause in Beijing, YYYY-MM-DD. */
  until: string
  reason: string
  pausedBy: string
  pausedByName: string
  createdAt: Date
  endedAt: Date | null
}
