import type { Guess } from '#domain/money/statement/match/books.ts'
import type { StatementLineRow } from '../../repositories/statementLines.ts'

/**
 * Returns the id of the order that a line certainly pays: it has the line's sum, matches it by at least one other
 * criterion, and by more criteria than any other order. Undefined for all other lines, which staff review one by one.
 */
export function certainOrder({ guesses }: Pick<StatementLineRow, 'guesses'>): string | undefined {
  const [best, next] = guesses.filter(isNamed)
  const isAlone = !next || next.reasons.length < (best?.reasons.length ?? 0)
  return best && isAlone ? best.found.id : undefined
}

const isNamed = ({ found, reasons }: Guess): boolean =>
  found.kind === 'order' && reasons.includes('sameSum') && reasons.length > 1
