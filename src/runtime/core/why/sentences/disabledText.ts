import type { AspectResult, Operand } from '#contract/why.ts'
import { layoutText } from './layoutText.ts'
import { operandText, placeText } from './words.ts'

export function disabledText({ label, cause, sources }: AspectResult): string {
  switch (cause.by) {
    case 'isDisable':
      return `${label}不能修改，因为配置里打开了 isDisable${placeText(sources)}；它的值照常提交。`
    case 'computed':
      return `${label}不能修改，因为它是自动计算的：${cause.words}${nowText(cause.operands)}${placeText(sources)}。`
    case 'locked':
      return `${label}不能修改，因为页面预填并锁定了它。`
    case 'frozen':
      return `${label}现在不能修改，因为正在提交。`
    case 'editable':
      return `${label}可以修改。`
    default:
      return layoutText(label, cause)
  }
}

const nowText = (operands: readonly Operand[]): string =>
  operands.length > 0 ? `（现在${operands.map(operandText).join('，')}）` : ''
