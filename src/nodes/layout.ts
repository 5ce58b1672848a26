import type { CSSProperties } from 'react'
import type { Gap, NodeProps } from '#contract/nodes.gen.ts'

/** Words of documents as CSS says them. */
const CSS_WORDS = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  between: 'space-between',
} as const

export const gapOf = (gap: Gap): string => (gap === 'none' ? '0' : `var(--space-${gap})`)

/** The layout style shared by stack, row and grid. */
export function layoutStyle(
  { gap, align, justify }: Pick<NodeProps['row'], 'gap' | 'align' | 'justify'>,
  usual: Gap,
): CSSProperties {
  return {
    gap: gapOf(gap ?? usual),
    ...(align && { alignItems: CSS_WORDS[align] }),
    ...(justify && { justifyContent: CSS_WORDS[justify] }),
  }
}
