import type { Schema } from '#contract/calls.ts'
import { PlanState } from '#contract/codes.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import type { PlannedPart } from '#domain/money/instalments/planParts.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import type { PlanFacts } from '../repositories/planFacts.ts'

type Part = PlanFacts['parts'][number]

const isPaid = ({ paidAt }: Part): boolean => paidAt !== null

/** A plan in wire format: its parts, what of them is paid, and which is next. */
export function planRow(plan: PlanFacts, today: string): Schema<'DuesPlan'> {
  const { id, noticeId, state, fen, parts } = plan
  const paid = parts.filter(isPaid)
  const isOpen = state === PlanState.Open
  const next = isOpen ? parts.find((part) => !isPaid(part)) : undefined
  const held = isOpen ? paid.reduce((sum, part) => sum + part.fen, 0) : 0
  const [count, paidCount] = [parts.length, paid.length]
  return {
    id,
    noticeId,
    state,
    stateName: words.plan.states[state],
    progress: fill(words.plan.progress, { paid: paidCount, count }),
    totalAmount: yuanOf(fen),
    count,
    paidCount,
    heldAmount: yuanOf(held),
    parts: parts.map((part) => ({ ...partRow(part), ...stateOf(part, part === next, today) })),
    ...(next ? { next: partRow(next) } : {}),
  }
}

/** A part with its sum and the day it is due. */
export const partRow = ({ nth, fen, dueOn }: PlannedPart): Schema<'DuesPart'> => ({
  nth,
  amount: yuanOf(fen),
  dueOn,
})

function stateOf({ paidAt, dueOn }: Part, isNext: boolean, today: string) {
  const { paid, next, overdue, open } = words.plan.parts
  if (paidAt !== null) return { stateName: paid, payAt: new Date(paidAt).toISOString() }
  if (!isNext) return { stateName: open }
  return { stateName: dueOn < today ? overdue : next }
}

/** Names a part of a plan by its number, in words. */
export const partName = (nth: number, { parts }: Pick<PlanFacts, 'parts'>): string =>
  fill(words.plan.part, { nth, count: parts.length })

/** True for the last part held of an open plan: the next part is paid from its order. */
export const isLastHeld = (nth: number, { state, parts }: PlanFacts): boolean =>
  state === PlanState.Open && parts.findLast(isPaid)?.nth === nth
