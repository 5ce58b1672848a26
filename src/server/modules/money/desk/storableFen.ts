import { RefusalCode } from '#contract/envelope.ts'
import { MOST_FEN, yuanOf } from '#domain/money/fees/yuan.ts'
import { Refusal } from '#server/messages/refusal.ts'

/** @throws BadRequest, naming the limit, for a sum that is larger than any that can be stored */
export function storableFen<Fen extends number | null | undefined>(fen: Fen): Fen {
  if (fen && fen > MOST_FEN)
    throw new Refusal(RefusalCode.BadRequest, 'amountTooLarge', { limit: yuanOf(MOST_FEN) })
  return fen
}
