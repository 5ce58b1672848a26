import { SlotProvider, useSlot } from '#runtime/react/pageContext.ts'

/** Where a frame shows the page of the address. What it shows has no slot of its own. */
export function SlotNode() {
  return <SlotProvider value={null}>{useSlot()}</SlotProvider>
}
