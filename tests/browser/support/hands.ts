import type { CDPSession, Page } from '@playwright/test'

export interface Point {
  x: number
  y: number
}

/** A pointer that goes down at a place, and up again some time later. */
export interface Hand {
  down(at: Point): Promise<void>
  up(at: Point): Promise<void>
}

/** How long something is held is what a press is about. */
export const hold = (page: Page, ms: number): Promise<void> => page.waitForTimeout(ms)

export const mouse = (page: Page): Hand => ({
  async down({ x, y }) {
    await page.mouse.move(x, y)
    await page.mouse.down()
  },
  up: () => page.mouse.up(),
})

export const finger = (cdp: CDPSession): Hand => {
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: async (at) => void (await touch('touchStart', [at])),
    up: async () => void (await touch('touchEnd', [])),
  }
}

export const pen = (cdp: CDPSession): Hand => {
  const move = (type: 'mousePressed' | 'mouseReleased', at: Point) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: 'left',
      clickCount: 1,
      pointerType: 'pen',
    })
  return {
    down: async (at) => void (await move('mousePressed', at)),
    up: async (at) => void (await move('mouseReleased', at)),
  }
}
