import { MemberCategory } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { capitalAmount } from '#domain/money/capitalAmount.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { fill } from '#domain/text/fill.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import dues from '#server/messages/dues.json' with { type: 'json' }
import words from '#server/messages/receipt.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { FontSet } from '#server/modules/files/drawing/fonts.ts'
import type { FontWeight } from '#server/modules/files/drawing/fontWeights.ts'
import type { TextRun } from '#server/modules/files/drawing/sheet.ts'
import { methodName } from '../payMethods.ts'
import type { ReceiptFacts } from '../repositories/duesReceiptFacts.ts'

/** Content of a receipt's PDF: final texts, set in fonts that have their characters. */
export interface ReceiptSheet {
  /** Title of the document, for readers of PDFs. */
  name: string
  /** The society's name, as it signs messages. */
  orgName: string
  createdAt: Date
  org: TextRun[]
  title: TextRun[]
  num: TextRun[]
  day: TextRun[]
  /** Mark of a void receipt; undefined while it is valid. */
  voided: TextRun[] | undefined
  /** Label and value, line by line. */
  lines: [TextRun[], TextRun[]][]
  payee: TextRun[]
  note: TextRun[]
}

/** The file of a receipt, as it is saved and mailed. */
export const receiptName = (num: string): string => fill(words.fileName, { num })

export interface ReceiptWords {
  orgName: string
  memberTypeName: string
  fonts: FontSet
}

/**
 * Builds the content of a receipt; the result is deterministic, so that drawing it twice gives one document.
 * @throws Refusal Conflict naming the first character that no font has
 */
export function receiptSheet(
  facts: ReceiptFacts,
  { orgName, memberTypeName, fonts }: ReceiptWords,
): ReceiptSheet {
  const set = (text: string, weight: FontWeight = 'regular') => typeset(fonts, text, weight)
  const { num } = facts
  const day = formatMoment(facts.createdAt.toISOString(), dues.dayFormat) ?? ''
  const lines = linesOf(facts, memberTypeName)
  return {
    name: fill(words.documentTitle, { num }),
    orgName,
    createdAt: facts.createdAt,
    org: set(orgName, 'semibold'),
    title: set(words.title, 'black'),
    num: set(fill(words.num, { num })),
    day: set(fill(words.day, { day })),
    voided: facts.voidedAt ? set(words.voided, 'black') : undefined,
    lines: lines.map(([label, value]) => [set(label), set(value, 'semibold')]),
    payee: set(fill(words.payee, { org: orgName })),
    note: set(words.note),
  }
}

const linesOf = (facts: ReceiptFacts, memberTypeName: string): [string, string][] => {
  const { lines } = words
  return [
    [lines.payer, payerOf(facts)],
    [lines.memberType, memberTypeName],
    [lines.years, yearsText(facts.years)],
    [lines.capital, fill(words.capital, { amount: capitalAmount(facts.fen) })],
    [lines.figures, fill(words.figures, { amount: yuanOf(facts.fen) })],
    [lines.method, methodText(facts)],
    [lines.tradeNo, facts.tradeNo],
  ]
}

function payerOf({ oneMemberCode, realName, orgName, memberNum }: ReceiptFacts): string {
  const payer = (oneMemberCode === MemberCategory.Group ? orgName : realName) ?? ''
  return memberNum ? fill(words.payerWithNum, { payer, num: memberNum }) : payer
}

function methodText({ method, paidAt }: ReceiptFacts): string {
  const time = formatMoment(paidAt.toISOString(), 'yyyy-MM-dd HH:mm') ?? ''
  return fill(words.method, { method: methodName(method), time })
}

/** 2026年, 2026年至2028年, 2024年、2026年至2027年. */
export function yearsText(years: readonly number[]): string {
  const spans: [number, number][] = []
  for (const year of years) {
    const last = spans.at(-1)
    if (last && last[1] === year - 1) last[1] = year
    else spans.push([year, year])
  }
  return spans
    .map(([from, to]) => fill(from === to ? words.year : words.years, { from, to }))
    .join(words.and)
}

function typeset(fonts: FontSet, text: string, weight: FontWeight): TextRun[] {
  const { runs, missing } = fonts.typeset(text, weight)
  const [char] = missing
  if (char === undefined) return runs
  const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  throw new Refusal(RefusalCode.Conflict, 'receiptGlyph', { char, code })
}
