import type { Guess } from '#domain/money/statement/match/books.ts'
import type { StatementLineRow } from '../../../../store/repositories/statementLines.ts'

/**
 * The order that a line pays without doubt: of its sum and named by it in at least one other way, when no other order is
 * as likely. Undefined for all other lines, which staff look at one by one.
 */
export function certainOrder({ guesses }: Pick<StatementLineRow, 'guesses'>): string | undefined {
  const [best, next] = guesses.filter(isNamed)
  const isAlone = !next || next.reasons.length < (best?.reasons.length ?? 0)
  return best && isAlone ? best.found.id : undefined
}

const isNamed = ({ found, reasons }: Guess): boolean =>
  found.kind === 'order' && reasons.includes('sameSum') && reasons.length > 1
