import type { Page } from '@playwright/test'

/** What a hand is about to press, to choose or to write in. */
const PRESSABLE = 'main :is(button, a, input, select, textarea)'

/**
 * Watches every document that the page loads. The returned function answers what could be pressed and was moved while
 * nobody touched the page: in sight, unmoved for frames, then elsewhere by more than `SLACK` pixels. Whoever was about
 * to press it hits something else, or nothing.
 */
export async function movedUnderHand(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(watch, { pressable: PRESSABLE, slack: SLACK, still: STILL })
  return () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)
}

const SLACK = 8
/** Frames: the estimated height of a part that is rendered only when it comes into sight is put right within one. */
const STILL = 2

function watch({ pressable, slack, still }: { pressable: string; slack: number; still: number }) {
  const moved: string[] = []
  Object.assign(globalThis, { moved })
  const places = new Map<Element, { at: number; frames: number }>()
  const nameOf = (element: Element) =>
    element.textContent?.trim().slice(0, 12) || element.getAttribute('name')
  const isInSight = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true })
    return isShown && height > 0 && bottom > 0 && top < innerHeight
  }
  const follow = (element: Element) => {
    const at = element.getBoundingClientRect().top + scrollY
    const { at: before, frames } = places.get(element) ?? { at, frames: 0 }
    const isMoved = Math.abs(at - before) > slack
    if (isMoved && frames >= still) moved.push(`${nameOf(element)} ${Math.round(at - before)}`)
    places.set(element, { at, frames: isMoved ? 0 : frames + 1 })
  }
  const look = () => {
    for (const element of document.querySelectorAll(pressable))
      if (isInSight(element)) follow(element)
      else places.delete(element)
    requestAnimationFrame(look)
  }
  addEventListener('DOMContentLoaded', look)
}
