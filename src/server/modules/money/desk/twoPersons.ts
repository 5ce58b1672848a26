import { RefusalCode } from '#contract/envelope.ts'
import { fenOf } from '#domain/money/fees/yuan.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { DuesOrder } from '../repositories/duesOrders.ts'

export type Check = 'first' | 'second'

/** True when a sum in fen requires two persons (`staff.json`, `twoPersons.moneyAbove`). */
export function needsTwoPersons(fen: number, configuration: OrgConfiguration): boolean {
  const { moneyAbove } = configuration.get('staff.json').twoPersons ?? {}
  return moneyAbove !== undefined && fen > (fenOf(moneyAbove) ?? 0)
}

/**
 * Returns the confirmation that an offline order needs next when its sum requires two persons; undefined when one
 * person suffices.
 */
export function awaitedCheck(
  { fen, checkedBy }: Pick<DuesOrder, 'fen' | 'checkedBy'>,
  configuration: OrgConfiguration,
): Check | undefined {
  if (!needsTwoPersons(fen, configuration)) return undefined
  return checkedBy === null ? 'first' : 'second'
}

/** Throws Conflict when the same account would confirm twice. */
export function requireSecondPerson({ checkedBy }: DuesOrder, accountId: string | null): void {
  if (checkedBy === accountId) throw new Refusal(RefusalCode.Conflict, 'confirmSamePerson')
}
