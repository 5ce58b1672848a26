import { MemberCategory } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { capitalAmount } from '#domain/capitalAmount.ts'
import { formatMoment } from '#domain/dateFormat.ts'
import { yuanOf } from '#domain/fees/yuan.ts'
import words from '../../messages/dues.json' with { type: 'json' }
import { Refusal } from '../../refusal.ts'
import type { ReceiptFacts } from '../../store/repositories/duesReceiptFacts.ts'
import type { FontShelf, FontWeight } from '../certificates/drawing/fonts.ts'
import type { TextRun } from '../certificates/drawing/sheet.ts'

/** A receipt as it is drawn: every text decided and set in fonts that have its characters. */
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
  /** Label and value, line by line. */
  lines: [TextRun[], TextRun[]][]
  payee: TextRun[]
  note: TextRun[]
}

export interface ReceiptWords {
  orgName: string
  memberTypeName: string
  fonts: FontShelf
}

/**
 * What a receipt says. Of the same payment it always says the same, so that drawing it twice gives one document.
 * @throws Refusal naming the first character that no font has
 */
export function receiptSheet(
  facts: ReceiptFacts,
  years: readonly number[],
  { orgName, memberTypeName, fonts }: ReceiptWords,
): ReceiptSheet {
  const set = (text: string, weight: FontWeight = 'regular') => typeset(fonts, text, weight)
  const day = formatMoment(facts.createdAt.toISOString(), 'yyyy年MM月dd日') ?? ''
  const lines = linesOf(facts, years, memberTypeName)
  return {
    name: `会费收据 ${facts.num}`,
    orgName,
    createdAt: facts.createdAt,
    org: set(orgName, 'semibold'),
    title: set('会费收据', 'black'),
    num: set(`编号：${facts.num}`),
    day: set(`开具日期：${day}`),
    lines: lines.map(([label, value]) => [set(label), set(value, 'semibold')]),
    payee: set(`收款单位：${orgName}`),
    note: set('本收据为缴费凭证，可凭编号向收款单位核验。'),
  }
}

const linesOf = (facts: ReceiptFacts, years: readonly number[], memberTypeName: string) => {
  const { oneMemberCode, realName, orgName, memberNum, fen, method, tradeNo, paidAt } = facts
  const isGroup = oneMemberCode === MemberCategory.Group
  const payer = (isGroup ? orgName : realName) ?? ''
  const lines: [string, string][] = [
    ['缴费人', memberNum ? `${payer}（会员证号：${memberNum}）` : payer],
    ['会员类型', memberTypeName],
    ['缴费年度', yearsText(years)],
    ['金额（大写）', `人民币${capitalAmount(fen)}`],
    ['金额（小写）', `¥${yuanOf(fen)}`],
    [
      '缴费方式',
      `${words.method[method]}  ${formatMoment(paidAt.toISOString(), 'yyyy-MM-dd HH:mm')}`,
    ],
    ['交易单号', tradeNo],
  ]
  return lines
}

/** 2026年, 2026年至2028年, 2024年、2026年至2027年. */
export function yearsText(years: readonly number[]): string {
  const spans: [number, number][] = []
  for (const year of years) {
    const last = spans.at(-1)
    if (last && last[1] === year - 1) last[1] = year
    else spans.push([year, year])
  }
  return spans.map(([from, to]) => (from === to ? `${from}年` : `${from}年至${to}年`)).join('、')
}

function typeset(fonts: FontShelf, text: string, weight: FontWeight): TextRun[] {
  const { runs, missing } = fonts.typeset(text, weight)
  const [char] = missing
  if (char === undefined) return runs
  const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  throw new Refusal(RefusalCode.Conflict, 'receiptGlyph', { char, code })
}
