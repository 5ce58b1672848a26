import type { NodeOf } from '#contract/nodes.gen.ts'
import { SlotProvider, useSlot } from '#runtime/react/pageContext.ts'
import { DialogInPlace } from './DialogInPlace.tsx'

/**
 * The place where a frame shows the page of the address, or a page shows a dialog. The content has no slot of its own.
 */
export function SlotNode({ node: { dialog, onClose } }: { node: NodeOf<'slot'> }) {
  const framed = useSlot()
  const shown =
    dialog === undefined ? framed : <DialogInPlace dialog={dialog} {...(onClose && { onClose })} />
  return <SlotProvider value={null}>{shown}</SlotProvider>
}
