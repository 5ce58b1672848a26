import type { Address, LeaveBlock } from '#runtime/core/ports/navigation.ts'

const blocks = new Set<LeaveBlock>()

/** The first block that loses something by going there. */
const blockOf = (to: Address | null): LeaveBlock | undefined =>
  [...blocks].find((block) => block.loses(to))

/** The browser shows its own confirmation when the tab is closed or reloaded. */
function beforeUnload(event: BeforeUnloadEvent): void {
  if (blockOf(null)) event.preventDefault()
}

/** The listener exists only while there is a block: some browsers keep no page with one in their cache. */
export function addBlock(block: LeaveBlock): () => void {
  if (blocks.size === 0) addEventListener('beforeunload', beforeUnload)
  blocks.add(block)
  return () => {
    blocks.delete(block)
    if (blocks.size === 0) removeEventListener('beforeunload', beforeUnload)
  }
}

/** Goes at once where nothing is lost, else when the person agrees. */
export function leave(to: Address, go: () => void): void {
  const block = blockOf(to)
  if (block) void block.ask().then((agreed) => agreed && go())
  else go()
}

/** The index of the history entry that the pages show. */
let place = 0
let cameBack: (() => void) | undefined
let passing = false

export function standAt(index: number | undefined): void {
  place = index ?? place
}

/**
 * Handles a press of the back or forward button. Returns false when nothing blocks it. Otherwise the step is reverted
 * before any page is notified, the person is asked, and it is repeated when they agree.
 */
export function stepIsHeld(to: Address, index: number | undefined): boolean {
  if (cameBack) {
    cameBack()
    cameBack = undefined
    return true
  }
  const block = passing ? undefined : blockOf(to)
  passing = false
  if (!block || index === undefined || index === place) return false
  void askAndStep(block, index - place)
  return true
}

async function askAndStep(block: LeaveBlock, steps: number): Promise<void> {
  const back = new Promise<void>((resolve) => {
    cameBack = resolve
  })
  history.go(-steps)
  await back
  if (!(await block.ask())) return
  passing = true
  history.go(steps)
}
