import type { AspectResult, Reason } from '#contract/why.ts'
import { failedCheckText } from './failedCheckText.ts'
import { layoutText } from './layoutText.ts'
import { operandText, placeText } from './words.ts'

/** Formats why a place is in error, or not. */
export function faultText({ label, cause, sources }: AspectResult): string {
  const place = placeText(sources)
  switch (cause.by) {
    case 'check':
      return `${label}${saying(cause.judged.message, cause.seen)}，因为${failedCheckText(cause.judged)}${place}。`
    case 'pageCheck':
      return `${label}${saying(cause.message, cause.seen)}，因为页面的规则不成立：${factsOf(cause.trace)}。`
    case 'full':
      return `${label}提示“${cause.message}”，因为已经有 ${cause.max} 行，没有再添加${place}。`
    case 'told':
      return `${label}提示“${cause.message}”，这是提交时服务器的答复。`
    case 'taken':
      return `${label}提示“${cause.message}”，因为服务器答复这个值已经有人使用${place}。`
    case 'obstacle':
      return `${label}提示“${cause.message}”，它的值没有问题，但有事情还没有完成。`
    case 'asking':
      return `${label}还没有错误，正在等服务器答复这个值是否已被使用。`
    case 'hidden':
      return `${label}没有错误，因为它没有显示，不显示的字段不校验。`
    case 'valid':
      return cause.empty
        ? `${label}没有错误：它不是必填，空着不校验。`
        : `${label}没有错误，它的校验都通过了。`
    default:
      return layoutText(label, cause)
  }
}

/** Formats a message; one not shown yet waits until the field is left or the form submitted. */
const saying = (message: string, seen: boolean): string =>
  seen ? `提示“${message}”` : `还没有提示，离开这一项或提交时会提示“${message}”`

/** Formats the values that a rule read. */
function factsOf(reason: Reason): string {
  const facts = (node: Reason): string[] =>
    node.operand ? [operandText(node.operand)] : node.operands.flatMap(facts)
  return [...new Set(facts(reason))].join('，')
}
