import type { CSSProperties } from 'react'
import type { Gap, NodeProps } from '#contract/nodes.gen.ts'

const GAPS: Record<Gap, string> = {
  none: '0',
  xs: 'var(--space-xs)',
  sm: 'var(--space-sm)',
  md: 'var(--space-md)',
  lg: 'var(--space-lg)',
  xl: 'var(--space-xl)',
}
const ALIGN = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
} as const
const JUSTIFY = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const

export const gapOf = (gap: Gap): string => GAPS[gap]

/** The layout style shared by stack, row and grid. */
export function layoutStyle(
  { gap, align, justify }: Pick<NodeProps['row'], 'gap' | 'align' | 'justify'>,
  usual: Gap,
): CSSProperties {
  return {
    gap: GAPS[gap ?? usual],
    ...(align && { alignItems: ALIGN[align] }),
    ...(justify && { justifyContent: JUSTIFY[justify] }),
  }
}
