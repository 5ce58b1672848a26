import type { PageNode } from '#contract/nodes.gen.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { toText } from '#runtime/core/value/resolve.ts'
import { NodeView } from '#runtime/react/NodeView.tsx'
import { RowProvider } from '#runtime/react/pageContext.ts'
import { FirstPictureProvider } from '../firstPicture.ts'

interface SlideProps {
  item: PageNode
  row: unknown
  /** From 1. */
  number: number
  of: number
  /** The first of a banner. */
  waitedFor: boolean
}

/** One item, named by its place and its own title where it has one. */
export function Slide({ item, row, number, of, waitedFor }: SlideProps) {
  const title = isRecord(row) ? toText(row.title) : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
    <div
      role="group"
      aria-roledescription="幻灯片"
      title={title || undefined}
      aria-label={`第 ${number} 张，共 ${of} 张${title && `：${title}`}`}
    >
      <RowProvider value={row}>
        <FirstPictureProvider value={waitedFor}>
          <NodeView node={item} />
        </FirstPictureProvider>
      </RowProvider>
    </div>
  )
}
