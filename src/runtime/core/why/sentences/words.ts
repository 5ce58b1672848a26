import type { Operand, ReadValue, Source, Test } from '#contract/why.ts'

/** Longer values are truncated. */
const LONGEST = 24

/** Formats a value as `“个人”`, truncated when long. */
export function quoted({ text }: ReadValue): string {
  const characters = [...text]
  return `“${characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text}”`
}

/** Formats a place as `（formInfo 第 12 行第 8 列 conditionText）`; empty when unknown. */
export function placeText(sources: readonly Source[]): string {
  const places = sources.map(({ line, column, attribute }) =>
    [`第 ${line} 行第 ${column} 列`, attribute].filter(Boolean).join(' '),
  )
  return places.length > 0 ? `（formInfo ${[...new Set(places)].join('；')}）` : ''
}

/** Formats the value that a rule reads of a field. */
export function operandText({ label, read, hidden }: Operand): string {
  if (hidden) return `${label}没有显示（按空值计算）`
  return read.text === '' ? `${label}为空` : `${label}是${quoted(read)}`
}

const anyOf = (wanted: readonly ReadValue[]): string => wanted.map(quoted).join('或')

/** Formats the condition under which a controller shows its targets. */
export function conditionText({ operand, condition, wanted }: Test): string {
  if (condition === '3') return `${operand.label}为空`
  if (wanted.length === 0)
    return `${operand.label}${condition === '1' ? '在空的列表里（不可能）' : '为任何值'}`
  return `${operand.label}${condition === '1' ? '为' : '不是'}${anyOf(wanted)}`
}
