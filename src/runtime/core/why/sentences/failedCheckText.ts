import type { CheckName } from '#contract/form.ts'
import type { FailedCheck } from '#contract/why.ts'
import { quoted } from './words.ts'

/** Formats the finding of a failed check. */
export const failedCheckText = (failed: FailedCheck): string => FINDINGS[failed.check](failed)

const FINDINGS: Record<CheckName, (failed: FailedCheck) => string> = {
  required: () => '它必填，但没有填写',
  type: ({ read }) => `${quoted(read)}不是这种字段应有的格式`,
  offered: (failed) =>
    failed.measured
      ? `${amountText(failed)}，${offeredText(failed)}`
      : `${quoted(failed.read)}不在可选的内容中`,
  order: ({ read }) => `${quoted(read)}的结束在开始之前`,
  limit: (failed) => `${amountText(failed)}，${rangeText(failed)}`,
  pattern: patternText,
  notRepeat: ({ twins = [] }) => `第 ${twins.map((row) => row + 1).join('、')} 行已有相同的内容`,
  files: (failed) =>
    failed.refused
      ? `${failed.refused.map((name) => `“${name}”`).join('、')}不是允许的类型（${failed.fileType?.join('、')}）`
      : `${amountText(failed)}，${rangeText(failed)}`,
  rows: (failed) => `${amountText(failed)}，${rangeText(failed)}`,
}

type Unit = NonNullable<FailedCheck['measured']>['unit']

const UNITS: Record<Unit, [before: string, after: string]> = {
  characters: ['共 ', ' 个字'],
  value: ['数值是 ', ''],
  chosen: ['选了 ', ' 项'],
  rows: ['有 ', ' 行'],
  files: ['有 ', ' 个文件'],
}

function amountText({ measured }: FailedCheck): string {
  if (!measured) return '数量不符'
  const [before, after] = UNITS[measured.unit]
  return `${before}${measured.amount}${after}`
}

function rangeText({ min, max }: FailedCheck): string {
  if (min !== undefined && max !== undefined) return `允许 ${min} 到 ${max}`
  return min === undefined ? `最多 ${max}` : `最少 ${min}`
}

/** Formats the range a number is outside of, else the steps it misses. */
function offeredText(failed: FailedCheck): string {
  const { measured, min, max, step } = failed
  const amount = measured?.amount ?? 0
  const isOut = amount < (min ?? -Infinity) || amount > (max ?? Infinity)
  return isOut ? rangeText(failed) : `只能从 ${min ?? 0} 起每 ${step} 一档`
}

function patternText({ read, pattern, cardType }: FailedCheck): string {
  if (pattern !== undefined) return `${quoted(read)}不符合校验规则 ${pattern}`
  if (!cardType) return `${quoted(read)}不是有效的居民身份证号码`
  return cardType.text === ''
    ? '还没有选择证件类型'
    : `${quoted(read)}不是有效的${cardType.text}号码`
}
