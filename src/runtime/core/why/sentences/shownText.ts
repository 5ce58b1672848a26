import type { AspectResult, Cause, Operand, Test } from '#contract/why.ts'
import { metText, unmetText } from './ruleText.ts'
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
      return ruleText(label, cause, holds, place)
    default:
      return `${label}显示，没有规则会隐藏它。`
  }
}

function ruleText(
  label: string,
  { tests, own }: Extract<Cause, { by: 'rule' }>,
  holds: boolean,
  place: string,
): string {
  if (holds) {
    const reasons = [
      ...(tests.length > 0 ? [relationText(tests)] : []),
      ...(own ? [metText(own)] : []),
    ]
    const related = tests.length > 0 ? '时它就显示' : ''
    return own
      ? `${label}显示，因为满足：${reasons.join('；')}${place}。`
      : `${label}显示，因为${reasons.join('')}${related}${place}。`
  }
  const deciding = tests.filter(({ decides }) => decides)
  const isRelated = tests.length === 0 || deciding.some((test) => test.holds)
  if (isRelated && own)
    return `${label}没有显示，因为${tests.length > 0 ? '还' : ''}要满足：${unmetText(own)}${place}。${chainText(own.operands)}`
  const operands = deciding.map(({ operand }) => operand)
  const only = `${factsText(operands)}，而它只在${conditionsText(deciding)}时显示`
  const also = own && !own.holds ? `，并且要满足：${unmetText(own)}` : ''
  const hidden = [...operands, ...(own && !own.holds ? own.operands : [])]
  return `${label}没有显示，因为${only}${also}${place}。${chainText(hidden)}`
}

function relationText(tests: readonly Test[]): string {
  const deciding = tests.filter(({ decides }) => decides)
  return `${factsText(deciding.map(({ operand }) => operand))}：${conditionsText(deciding)}`
}

const conditionsText = (tests: readonly Test[]): string => tests.map(conditionText).join('，或')

const factsText = (operands: readonly Operand[]): string =>
  unique(operands.map(operandText)).join('，')

const chainText = (operands: readonly Operand[]): string =>
  unique(operands.flatMap(({ hidden }) => (hidden ? [shownText(hidden)] : []))).join('')

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
