import { ownValue } from '#contract/record.ts'
import { type ByAccount, type Movement, NONE, net, type Turnover, turnovers } from './movements.ts'

/** An account over a period: closing = opening + debit − credit. */
export interface AccountPeriod extends Turnover {
  opening: number
  closing: number
}

/** Part of a period's movements: those of one day, method, year, member type or kind. */
export interface PeriodPart {
  /** Value of the dimension; null where a movement has none, such as the year of money that pays no dues. */
  key: string | null
  deeds: number
  accounts: ByAccount<Turnover>
}

/** The sums of a period in fen; each dimension divides the same movements, so that its parts add up to the accounts. */
export interface PeriodSums {
  deeds: number
  accounts: ByAccount<AccountPeriod>
  byDay: PeriodPart[]
  byKind: PeriodPart[]
  byMethod: PeriodPart[]
  byYear: PeriodPart[]
  byMemberType: PeriodPart[]
}

const DIMENSIONS = {
  byDay: ({ day }) => day,
  byKind: ({ kind }) => kind,
  byMethod: ({ method }) => method,
  byYear: ({ year }) => (year === null ? null : String(year)),
  byMemberType: ({ memberType }) => memberType,
} satisfies Record<string, (movement: Movement) => string | null>

export type Dimension = keyof typeof DIMENSIONS

/** Sums a period's movements; `opening` holds the balances before it, zero for an account that it lacks. */
export function sumPeriod(opening: ByAccount<number>, movements: readonly Movement[]): PeriodSums {
  const parts = Object.entries(DIMENSIONS).map(([name, keyOf]) => [name, divide(movements, keyOf)])
  return {
    deeds: deedsOf(movements),
    accounts: accountsOf(opening, turnovers(movements)),
    ...(Object.fromEntries(parts) as Record<Dimension, PeriodPart[]>),
  }
}

/** Balances at a period's end: the opening of the next. */
export const closingBalances = ({ accounts }: Pick<PeriodSums, 'accounts'>): ByAccount<number> =>
  Object.fromEntries(Object.entries(accounts).map(([name, { closing }]) => [name, closing]))

function accountsOf(
  opening: ByAccount<number>,
  moved: ByAccount<Turnover>,
): ByAccount<AccountPeriod> {
  const names = [...new Set([...Object.keys(opening), ...Object.keys(moved)])].sort()
  return Object.fromEntries(
    names.map((name) => {
      const turnover = ownValue(moved, name) ?? NONE
      const before = ownValue(opening, name) ?? 0
      return [name, { opening: before, ...turnover, closing: before + net(turnover) }]
    }),
  )
}

/** Parts in the order of their keys; the one without a key is the last. */
function divide(
  movements: readonly Movement[],
  keyOf: (movement: Movement) => string | null,
): PeriodPart[] {
  const parts = new Map<string | null, Movement[]>()
  for (const movement of movements) {
    const key = keyOf(movement)
    const part = parts.get(key)
    if (part) part.push(movement)
    else parts.set(key, [movement])
  }
  return [...parts]
    .sort(([one], [other]) => nullLast(one, other))
    .map(([key, own]) => ({ key, deeds: deedsOf(own), accounts: turnovers(own) }))
}

function nullLast(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one < other ? -1 : 1
}

const deedsOf = (movements: readonly Movement[]): number =>
  movements.reduce((sum, { deeds }) => sum + deeds, 0)
