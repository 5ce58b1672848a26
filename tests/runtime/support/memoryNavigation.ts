import { formatAddress, parseAddress } from '#runtime/core/boot/parseAddress.ts'
import type { Address, Navigation } from '#runtime/core/host/navigation.ts'

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
  const pressBack = () => {
    if (entries.length < 2) return
    const left = entries.pop()
    left?.onBack?.()
    tell()
  }
  return {
    current: top,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push(to) {
      entries.push(to)
      tell()
    },
    replace(to) {
      entries[entries.length - 1] = to
      tell()
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
