import type { CheckName } from '#contract/form.ts'
import type { Judged } from '#contract/why.ts'
import { quoted } from './words.ts'

/** What a failed check found. */
export const judgedText = (judged: Judged): string => FINDINGS[judged.check](judged)

const FINDINGS: Record<CheckName, (judged: Judged) => string> = {
  required: () => '它必填，但没有填写',
  type: ({ read }) => `${quoted(read)}不是这种字段应有的格式`,
  offered: (judged) =>
    judged.measured
      ? `${amountText(judged)}，${offeredText(judged)}`
      : `${quoted(judged.read)}不在可选的内容中`,
  order: ({ read }) => `${quoted(read)}的结束在开始之前`,
  limit: (judged) => `${amountText(judged)}，${rangeText(judged)}`,
  pattern: patternText,
  notRepeat: ({ twins = [] }) => `第 ${twins.map((row) => row + 1).join('、')} 行已有相同的内容`,
  files: (judged) =>
    judged.refused
      ? `${judged.refused.map((name) => `“${name}”`).join('、')}不是允许的类型（${judged.fileType?.join('、')}）`
      : `${amountText(judged)}，${rangeText(judged)}`,
  rows: (judged) => `${amountText(judged)}，${rangeText(judged)}`,
}

type Unit = NonNullable<Judged['measured']>['unit']

const UNITS: Record<Unit, [before: string, after: string]> = {
  characters: ['共 ', ' 个字'],
  value: ['数值是 ', ''],
  chosen: ['选了 ', ' 项'],
  rows: ['有 ', ' 行'],
  files: ['有 ', ' 个文件'],
}

function amountText({ measured }: Judged): string {
  if (!measured) return '数量不符'
  const [before, after] = UNITS[measured.unit]
  return `${before}${measured.amount}${after}`
}

function rangeText({ min, max }: Judged): string {
  if (min !== undefined && max !== undefined) return `允许 ${min} 到 ${max}`
  return min === undefined ? `最多 ${max}` : `最少 ${min}`
}

/** The range a number is out of, else the steps it is off. */
function offeredText(judged: Judged): string {
  const { measured, min, max, step } = judged
  const amount = measured?.amount ?? 0
  const isOut = amount < (min ?? -Infinity) || amount > (max ?? Infinity)
  return isOut ? rangeText(judged) : `只能从 ${min ?? 0} 起每 ${step} 一档`
}

function patternText({ read, pattern, cardType }: Judged): string {
  if (pattern !== undefined) return `${quoted(read)}不符合校验规则 ${pattern}`
  if (!cardType) return `${quoted(read)}不是有效的居民身份证号码`
  return cardType.text === ''
    ? '还没有选择证件类型'
    : `${quoted(read)}不是有效的${cardType.text}号码`
}
