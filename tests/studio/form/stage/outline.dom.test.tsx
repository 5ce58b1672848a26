import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Outline } from '#studio/form/stage/framed/outline.ts'

const HEIGHT = 600
/** What happens where the page becomes longer without anything drawn. */
let resize = () => {}
let scrolled = 0
let root: HTMLElement
let end = () => {}

/**
 * Fields by key, with how far below the page's beginning they stand; each is 40 high. Resolves when observers of what is
 * drawn have been told.
 */
function draw(
  fields: Record<string, number>,
  sections: Record<string, number> = {},
): Promise<void> {
  const told = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(root, { childList: true })
  })
  const element = (name: string, attribute: string, at: number) =>
    `<div data-${attribute}="${name}" data-at="${at}"></div>`
  root.innerHTML = [
    ...Object.entries(sections).map(([name, at]) => element(name, 'section', at)),
    ...Object.entries(fields).map(([name, at]) => element(name, 'field', at)),
  ].join('')
  return told
}

/** How far below the window's top a field stands now. */
const top = (key: string) =>
  root.querySelector(`[data-field="${key}"]`)?.getBoundingClientRect().top

beforeEach(() => {
  scrolled = 0
  root = document.body.appendChild(document.createElement('section'))
  vi.stubGlobal('innerHeight', HEIGHT)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(observer: () => void) {
        resize = observer
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(window, 'scrollBy').mockImplementation((options) => {
    scrolled += Number((options as ScrollToOptions | undefined)?.top)
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, Number(this.getAttribute('data-at')) - scrolled, 100, 40)
  })
})

afterEach(() => {
  end()
  root.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function opened(fields: Record<string, number>): Outline {
  const outline = new Outline()
  void draw(fields)
  end = outline.attach(root)
  return outline
}

const CENTRED = (HEIGHT - 40) / 2

describe('the selected field', () => {
  test('is marked, and centred where it was not seen whole', () => {
    const outline = opened({ a: 0, b: 580 })
    outline.select('b', undefined)
    expect(root.querySelector('[data-selected]')).toBe(root.querySelector('[data-field="b"]'))
    expect(top('b')).toBe(CENTRED)
  })

  test('stays where it is when it is seen whole', () => {
    const outline = opened({ a: 0, b: 300 })
    outline.select('b', undefined)
    expect(scrolled).toBe(0)
  })

  test('is brought into sight once it is drawn, by way of its section', async () => {
    const outline = opened({ a: 0 })
    await draw({ a: 0 }, { two: 3000 })
    outline.select('b', 'two')
    expect(scrolled).toBe(3000 - CENTRED)
    await draw({ a: 0, b: 3400 }, { two: 3000 })
    expect(top('b')).toBe(CENTRED)
  })

  test('is brought into sight again when what is above it becomes longer', async () => {
    const outline = opened({ a: 0, b: 1000 })
    outline.select('b', undefined)
    await draw({ a: 0, b: 5000 })
    expect(top('b')).toBe(CENTRED)
    root.querySelector('[data-field="b"]')?.setAttribute('data-at', '9000')
    resize()
    expect(top('b')).toBe(CENTRED)
  })

  test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'is left alone after somebody moved the page: %s',
    async (move) => {
      const outline = opened({ a: 0, b: 1000 })
      outline.select('b', undefined)
      const before = scrolled
      window.dispatchEvent(new Event(move))
      await draw({ a: 0, b: 5000 })
      expect(scrolled).toBe(before)
    },
  )

  test('is looked for when a hidden frame is shown', () => {
    const outline = opened({ a: 0, b: 1000 })
    vi.stubGlobal('innerHeight', 0)
    outline.select('b', undefined)
    expect(scrolled).toBe(0)
    vi.stubGlobal('innerHeight', HEIGHT)
    resize()
    expect(top('b')).toBe(CENTRED)
  })
})

describe('a form that is drawn anew', () => {
  test('stays where it was', async () => {
    const outline = opened({ a: 0, b: 1000, c: 1100 })
    scrolled = 950
    outline.keep()
    const emptied = draw({})
    scrolled = 0
    await emptied
    await draw({ a: 0, b: 2000, c: 2100 })
    expect(top('b')).toBe(50)
  })

  test('stays by the selected field where that is seen', async () => {
    const outline = opened({ a: 0, b: 1000, c: 1100 })
    scrolled = 950
    outline.select('c', undefined)
    outline.keep()
    await draw({ a: 0, b: 1000, more: 1100, c: 1200 })
    expect(top('c')).toBe(150)
  })

  test('stays by the next field where the first is gone', async () => {
    const outline = opened({ a: 0, b: 1000, c: 1100 })
    scrolled = 950
    outline.keep()
    await draw({ a: 0, c: 2000 })
    expect(top('c')).toBe(50)
  })
})
