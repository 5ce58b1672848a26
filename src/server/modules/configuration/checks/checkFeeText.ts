import type { FileFinding } from '#contract/finding.ts'
import { readFee, versionsOf } from '#domain/money/fees/feeVersions.ts'
import { fenOf, yuanOf } from '#domain/money/fees/yuan.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { configFinding } from './configFinding.ts'

const YUAN = /(\d[\d,]*(?:\.\d{1,2})?)\s*元/g

/**
 * Reports a description, shown beside a fee, that mentions amounts but not the newest one of the fee: payers would read
 * an amount that differs from what they have to pay.
 */
export function checkFeeText(entry: Located): FileFinding[] {
  const describe = get(entry, 'describe')
  const fee = readFee(get(entry, 'fee')?.value)
  if (!describe || !fee) return []
  const named = amountsIn(textOf(describe) ?? '')
  const amount = newestOf(versionsOf(fee))
  if (named.length === 0 || amount === undefined || named.includes(amount)) return []
  const told = named.map(yuanOf).join('、')
  return [configFinding(describe, 'fee-text', { told, amount: yuanOf(amount) })]
}

/** The amounts that a text mentions, in fen. */
const amountsIn = (html: string): number[] =>
  [...htmlText(html).matchAll(YUAN)].flatMap(
    ([, amount = '']) => fenOf(amount.replaceAll(',', '')) ?? [],
  )

const newestOf = (versions: ReturnType<typeof versionsOf>): number | undefined =>
  [...versions].sort((one, other) => (one.from ?? 0) - (other.from ?? 0)).at(-1)?.amount
