import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { afterPress, betweenPresses, pressedElement } from '#runtime/react/press.ts'

let stop: () => void
let told: () => void
const heard = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  heard.mockReset()
  const subscribe = (listener: () => void) => {
    told = listener
    return () => {}
  }
  stop = betweenPresses(subscribe)(heard)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const pointer = (type: string, more: PointerEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      composed: true,
      isPrimary: true,
      pointerType: 'mouse',
      ...more,
    }),
  )
const event = (type: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true }))

/** What is told now waits until `end` is over. */
function expectHeldUntil(end: () => void): void {
  told()
  expect(heard).not.toHaveBeenCalled()
  end()
  expect(heard).toHaveBeenCalledOnce()
}

const touch = { pointerType: 'touch' }

describe('a change that comes during a press is told once it is over', () => {
  const down = (more?: PointerEventInit) => pointer('pointerdown', { buttons: 1, ...more })

  test.each<[string, () => void, () => void]>([
    ['the click', () => down(), () => event('click')],
    ['the click of another button', () => down(), () => event('auxclick')],
    [
      'a mouse that is released elsewhere',
      () => down(),
      () => {
        pointer('pointerup')
        vi.advanceTimersByTime(0)
      },
    ],
    [
      'a finger that is lifted without a click',
      () => down(touch),
      () => {
        pointer('pointerup', touch)
        vi.advanceTimersByTime(400)
      },
    ],
    [
      'the browser that takes the finger for scrolling',
      () => down(touch),
      () => pointer('pointercancel', touch),
    ],
    ['the menu of a long press', () => down(touch), () => event('contextmenu')],
    ['another window', () => down(), () => event('blur', window)],
    ['a release outside the window', () => down(), () => pointer('pointermove', { buttons: 0 })],
    ['nothing at all, for five seconds', () => down(), () => vi.advanceTimersByTime(5000)],
    [
      'the mouse events that follow a tap late',
      () => {
        down(touch)
        pointer('pointerup', touch)
        vi.advanceTimersByTime(400)
        event('mousedown')
      },
      () => {
        event('mouseup')
        event('click')
      },
    ],
  ])('%s ends it', (_, begin, end) => {
    begin()
    expectHeldUntil(end)
  })

  test.each<[string, () => void]>([
    ['a finger’s click that is still to come', () => pointer('pointerup', touch)],
    [
      'a pen that hovers on after it was lifted',
      () => {
        pointer('pointerup', { pointerType: 'pen' })
        pointer('pointermove', { pointerType: 'pen', buttons: 0 })
      },
    ],
    ['a second finger', () => pointer('pointerup', { ...touch, isPrimary: false })],
    ['an element that loses the focus', () => event('blur')],
    ['a mouse that moves on while it is held', () => pointer('pointermove', { buttons: 1 })],
  ])('%s does not end it', (_, meanwhile) => {
    down(touch)
    meanwhile()
    expectHeldUntil(() => event('click'))
  })

  test('a change is told at once where nothing is pressed', () => {
    told()
    expect(heard).toHaveBeenCalledOnce()
  })

  test('two changes during one press are told once; who no longer listens is not told', () => {
    const other = vi.fn()
    let tellOther = () => {}
    const end = betweenPresses((listener) => {
      tellOther = listener
      return () => {}
    })(other)
    down()
    tellOther()
    end()
    told()
    expectHeldUntil(() => event('click'))
    expect(other).not.toHaveBeenCalled()
  })

  test('a task is run after the press, unless it is called off; what is pressed is known', () => {
    const [kept, dropped] = [vi.fn(), vi.fn()]
    down()
    expect(pressedElement()).toBe(document.body)
    afterPress(kept)
    afterPress(dropped)()
    event('click')
    expect([kept.mock.calls.length, dropped.mock.calls.length]).toEqual([1, 0])
    expect(pressedElement()).toBeUndefined()
  })
})
