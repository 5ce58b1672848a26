import type { AspectResult } from '#contract/why.ts'
import { layoutText } from './layoutText.ts'
import { placeText } from './words.ts'

export function disabledText({ label, cause, sources }: AspectResult): string {
  switch (cause.by) {
    case 'isDisable':
      return `${label}不能修改，因为配置里打开了 isDisable${placeText(sources)}；它的值照常提交。`
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
