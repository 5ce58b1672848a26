import { fenOf } from '#domain/money/fees/yuan.ts'
import { PayRefused } from './payProvider.ts'

/** Parses a provider’s amount in yuan to fen; throws `PayRefused` for anything else. */
export function fenOfYuan(text: string | undefined): number {
  const fen = fenOf(text ?? '')
  if (fen === undefined) throw new PayRefused('AMOUNT', 'not an amount')
  return fen
}

/** Parses an amount in fen written as digits; throws `PayRefused` for anything else. */
export function fenOfDigits(text: unknown): number {
  if (!/^\d{1,13}$/.test(String(text))) throw new PayRefused('AMOUNT', 'not an amount')
  return Number(text)
}
