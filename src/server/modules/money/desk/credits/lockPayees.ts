import {
  type MemberApplication,
  memberApplications,
} from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { type DuePart, findOpenPlan, lockPlans, nextPart } from '../../repositories/duesPlans.ts'

/** What is locked to pay the years of a member. */
export interface Payee {
  /** The part of the member's plan that the sum pays; undefined when it pays whole years. */
  due: DuePart | undefined
  /** Undefined for a member that nobody knows. */
  member: MemberApplication | undefined
}

interface MemberSum {
  memberId: string | null
  fen: number
}

/**
 * Returns the sums with all that paying the years of their members changes, locked: first the open plans, then the
 * members in the order given. Give them in order of their ids, so that two transactions cannot deadlock (decision 0431).
 */
export async function lockPayees<Sum extends MemberSum>(
  tx: Tx,
  sums: readonly Sum[],
): Promise<(Sum & Payee)[]> {
  const dues = await lockParts(tx, sums)
  const payees: (Sum & Payee)[] = []
  for (const [at, sum] of sums.entries()) {
    const member =
      sum.memberId === null ? undefined : await memberApplications.lock(tx, sum.memberId)
    payees.push({ ...sum, due: dues[at], member })
  }
  return payees
}

/**
 * Locks the members' open plans, and another one that the caller is to lock, in order of their ids. Returns for each sum
 * the next unpaid part of the member's plan if the sum is exactly its amount, undefined otherwise.
 */
export async function lockParts(
  tx: Tx,
  sums: readonly MemberSum[],
  another?: string | null,
): Promise<(DuePart | undefined)[]> {
  const open: (string | undefined)[] = []
  for (const { memberId } of sums)
    open.push(memberId === null ? undefined : (await findOpenPlan(tx, memberId))?.id)
  await lockPlans(
    tx,
    [...open, another].flatMap((id) => id ?? []),
  )
  const dues: (DuePart | undefined)[] = []
  for (const [at, { fen }] of sums.entries()) {
    const id = open[at]
    const due = id === undefined ? undefined : await nextPart(tx, id)
    dues.push(due?.part.fen === fen ? due : undefined)
  }
  return dues
}
