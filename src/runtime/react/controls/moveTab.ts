import { ownValue } from '#contract/record.ts'

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Moves to the tab of an arrow key and selects it; returns false for other keys. */
export function moveTab(list: HTMLElement, key: string): boolean {
  const step = ownValue(STEPS, key)
  if (!step) return false
  const tabs = [...list.querySelectorAll<HTMLButtonElement>('[role="tab"]:not(:disabled)')]
  const focused = tabs.find((tab) => tab.matches(':focus')) ?? tabs[0]
  const next = focused && tabs[step(tabs.indexOf(focused), tabs.length - 1)]
  next?.focus()
  next?.click()
  return next !== undefined
}
