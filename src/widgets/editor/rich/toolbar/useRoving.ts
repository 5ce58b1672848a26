import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ownValue } from '#contract/record.ts'

const TOOLS = 'button, select'

const STEPS: Readonly<Record<string, (now: number, count: number) => number>> = {
  ArrowRight: (now, count) => (now + 1) % count,
  ArrowLeft: (now, count) => (now + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A toolbar is one stop of the Tab key; arrows move inside it, and the last tool used is where one comes back to.
 * @param onLeave back into the text (Escape)
 */
export function useRoving(onLeave: () => void) {
  const bar = useRef<HTMLDivElement>(null)
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])]
  const stopAt = (stop: Element | undefined) => {
    for (const tool of tools()) tool.tabIndex = tool === stop ? 0 : -1
  }
  useEffect(() => {
    // After every render: tools come and go with the place of the cursor.
    const all = tools()
    if (all.filter(({ tabIndex }) => tabIndex === 0).length !== 1) stopAt(all[0])
  })
  return {
    ref: bar,
    onFocus: ({ target }: { target: Element }) => stopAt(target),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') return onLeave()
      const all = tools()
      const now = all.indexOf(event.target as HTMLElement)
      const next = now < 0 ? undefined : ownValue(STEPS, event.key)?.(now, all.length)
      if (next === undefined) return
      event.preventDefault()
      all[next]?.focus()
    },
  }
}
