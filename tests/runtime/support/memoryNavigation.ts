import { formatAddress, parseAddress } from '#runtime/core/boot/parseAddress.ts'
import type { Address, LeaveBlock, Navigation } from '#runtime/core/ports/navigation.ts'

type Entry = Address & { onBack?: () => void }

export interface MemoryNavigation extends Navigation {
  /** What the browser's back button does. */
  pressBack(): void
  /** Addresses from the first to the present one. */
  trail(): string[]
}

/** A history in memory that behaves like a browser's. */
export function createMemoryNavigation(start = '/'): MemoryNavigation {
  const entries: Entry[] = [parseAddress(start)]
  const listeners = new Set<() => void>()
  const top = (): Entry => entries.at(-1) ?? parseAddress('/')
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const blocks = new Set<LeaveBlock>()
  const identities = createIdentities()
  /** Goes where nothing stands in the way, else when the person agrees. */
  const leave = (to: Address, go: () => void) => {
    const block = [...blocks].find((one) => one.loses(to))
    if (!block) return go()
    void block.ask().then((yes) => yes && go())
  }
  const pressBack = () => {
    const before = entries.at(-2)
    if (!before) return
    leave(before, () => {
      entries.pop()?.onBack?.()
      tell()
    })
  }
  return {
    current: top,
    entry: () => identities.of(top()),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push(to, entering) {
      leave(to, () => {
        entering?.(identities.of(to))
        entries.push(to)
        tell()
      })
    },
    replace(to) {
      leave(to, () => {
        entries[entries.length - 1] = to
        tell()
      })
    },
    block(block) {
      blocks.add(block)
      return () => blocks.delete(block)
    },
    back: pressBack,
    holdBack(onBack) {
      const entry: Entry = { ...top(), onBack }
      entries.push(entry)
      return async () => {
        const at = entries.indexOf(entry)
        if (at >= 0) entries.splice(at, 1)
      }
    },
    pressBack,
    trail: () => entries.map(formatAddress),
  }
}

/** Names entries apart, in the order they are asked for. */
function createIdentities() {
  const known = new WeakMap<object, string>()
  let next = 0
  return {
    of(entry: object): string {
      const name = known.get(entry) ?? `entry ${next++}`
      known.set(entry, name)
      return name
    },
  }
}
