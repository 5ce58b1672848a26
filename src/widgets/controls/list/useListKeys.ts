import { type KeyboardEvent, useRef } from 'react'
import { moveActive } from './moveActive.ts'
import { rowTyped, type Typed, typeLetter } from './typeAhead.ts'

interface ListKeys {
  /** The names of the options that can be focused. */
  names: readonly string[]
  active: number
  setActive: (row: number) => void
  pick: (row: number) => void
}

const OF_THE_BOX = ['Home', 'End', ' ']

/**
 * The keys of a list of options: arrows, Page keys, Home, End and letters move, Enter and the space bar pick.
 * `typing` in a search box leaves it the letters, Home, End and the space bar.
 */
export function useListKeys({ names, active, setActive, pick }: ListKeys) {
  const typed = useRef<Typed>({ text: '', at: 0 })
  const goTo = (event: KeyboardEvent, typing: boolean): number | undefined => {
    const moved = moveActive(event.key, active, names.length)
    if (moved !== undefined || typing || event.ctrlKey || event.metaKey) return moved
    const next = typeLetter(typed.current, event.key, event.timeStamp)
    if (!next) return undefined
    typed.current = next
    return rowTyped(names, active, next.text)
  }
  return (event: KeyboardEvent, typing: boolean) => {
    if (event.nativeEvent.isComposing || (typing && OF_THE_BOX.includes(event.key))) return
    const next = goTo(event, typing)
    if (next !== undefined) setActive(next)
    else if (event.key === 'Enter' || event.key === ' ') pick(active)
    else return
    event.preventDefault()
  }
}
