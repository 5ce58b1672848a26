import type { AspectResult } from '#contract/why.ts'
import { layoutText } from './layoutText.ts'
import { placeText } from './words.ts'

export function requiredText({ label, cause, sources }: AspectResult): string {
  switch (cause.by) {
    case 'required':
      return `${label}必填，因为配置里打开了 required${placeText(sources)}。`
    case 'hidden':
      return `${label}配置为必填，但它现在没有显示，不显示的字段不校验。`
    case 'optional':
      return `${label}不是必填，配置里没有打开 required${placeText(sources)}。`
    default:
      return layoutText(label, cause)
  }
}
