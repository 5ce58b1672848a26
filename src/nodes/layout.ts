import type { CSSProperties } from 'react'
import type { Gap, NodeProps } from '#contract/nodes.gen.ts'

/** Words of documents that CSS has another one for. */
const CSS_WORDS: Readonly<Record<string, string>> = {
  start: 'flex-start',
  end: 'flex-end',
  between: 'space-between',
}
const cssWord = (word: string): string => CSS_WORDS[word] ?? word

export const gapOf = (gap: Gap): string => (gap === 'none' ? '0' : `var(--space-${gap})`)

/** The layout style shared by stack, row and grid. */
export function layoutStyle(
  { gap, align, justify }: Pick<NodeProps['row'], 'gap' | 'align' | 'justify'>,
  usual: Gap,
): CSSProperties {
  return {
    gap: gapOf(gap ?? usual),
    ...(align && { alignItems: cssWord(align) }),
    ...(justify && { justifyContent: cssWord(justify) }),
  }
}
