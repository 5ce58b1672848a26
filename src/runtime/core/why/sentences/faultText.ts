import type { AspectResult } from '#contract/why.ts'
import { failedCheckText } from './failedCheckText.ts'
import { layoutText } from './layoutText.ts'
import { unmetText } from './ruleText.ts'
import { placeText } from './words.ts'

/** Formats why a place is in error, or not. */
export function faultText({ label, cause, sources }: AspectResult): string {
  const place = placeText(sources)
  switch (cause.by) {
    case 'check':
      return `${label}${saying(cause.judged.message, cause.seen)}，因为${failedCheckText(cause.judged)}${place}。`
    case 'ruleCheck':
      return `${label}${saying(cause.message, cause.seen)}，因为几个字段之间的检查没有通过，要满足：${unmetText(cause.rule)}${place}。`
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
      if (cause.cells) return `${label}本身没有错误，有错误的是${cellsText(cause.cells)}。`
      return cause.empty
        ? `${label}没有错误：它不是必填，空着不校验。`
        : `${label}没有错误，它的校验都通过了。`
    default:
      return layoutText(label, cause)
  }
}

/** Formats cells by the first and their number. */
const cellsText = ([first, ...others]: readonly string[]): string =>
  others.length > 0 ? `${first}等 ${others.length + 1} 格` : `${first}`

/** Formats a message; one not shown yet waits until the field is left or the form submitted. */
const saying = (message: string, seen: boolean): string =>
  seen ? `提示“${message}”` : `还没有提示，离开这一项或提交时会提示“${message}”`
