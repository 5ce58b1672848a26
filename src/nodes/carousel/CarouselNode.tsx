import type { NodeOf } from '#contract/nodes.gen.ts'
import { SourceFailure } from '#runtime/react/controls/SourceFailure.tsx'
import { useList } from '#runtime/react/hooks/useValue.ts'
import { NodeSkeleton } from '#runtime/react/NodeSkeleton.tsx'
import { useReadSources } from '../useReadSources.ts'
import { Carousel } from './Carousel.tsx'

/** Items one after the other; nothing is shown where there are none. */
export function CarouselNode({ node }: { node: NodeOf<'carousel'> }) {
  const items = useList(node.items)
  const { loading, failed } = useReadSources(node.items)
  if (items.length > 0) return <Carousel node={node} items={items} />
  if (failed) return <SourceFailure source={failed.id} msg={failed.msg} />
  return loading ? <NodeSkeleton lines={4} /> : null
}
