import type { AspectResult, Operand, Test } from '#contract/why.ts'
import { conditionText, operandText, placeText } from './words.ts'

/** Formats why a field shows or not; a hidden controller is followed by its own reason. */
export function shownText({ label, cause, sources, holds }: AspectResult): string {
  const place = placeText(sources)
  switch (cause.by) {
    case 'isHide':
      return `${label}没有显示，因为配置里打开了 isHide${place}，它任何时候都不显示。`
    case 'isShow':
      return `${label}没有显示，因为配置里关闭了 isShow${place}，又没有字段控制它。`
    case 'cycle':
      return `${label}一直显示，因为${cause.fields.map((field) => field.label).join('')}互相控制，循环的关联不起作用${place}。`
    case 'hidden':
      return `${label}没有显示，因为${shownText(cause.verdict)}`
    case 'rule':
      return ruleText(label, cause.tests, holds, place)
    default:
      return `${label}显示，没有规则会隐藏它。`
  }
}

function ruleText(label: string, tests: readonly Test[], holds: boolean, place: string): string {
  const deciding = tests.filter(({ decides }) => decides)
  const operands = deciding.map(({ operand }) => operand)
  const conditions = deciding.map(conditionText).join('，或')
  const facts = unique(operands.map(operandText)).join('，')
  if (holds) return `${label}显示，因为${facts}：${conditions}时它就显示${place}。`
  return `${label}没有显示，因为${facts}，而它只在${conditions}时显示${place}。${chainText(operands)}`
}

const chainText = (operands: readonly Operand[]): string =>
  unique(operands.flatMap(({ hidden }) => (hidden ? [shownText(hidden)] : []))).join('')

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
