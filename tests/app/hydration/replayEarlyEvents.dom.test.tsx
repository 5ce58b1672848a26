import { act, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recordEarlyEvents } from '../../../src/app/hydration/replayEarlyEvents.ts'

/** As SearchNode: controlled, and what is searched for is what was rendered last. */
function Search({ search }: { search: (keyword: string) => void }) {
  const [keyword, set] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        search(keyword)
      }}
    >
      <input type="search" value={keyword} onChange={({ target }) => set(target.value)} />
      <button type="submit">查询</button>
    </form>
  )
}

let container: HTMLElement
let root: Root | undefined
/** Of what index.html hears; forms here do not show their fiber, so submits are left to the journeys. */
const KINDS = ['click', 'input']
const push = (event: Event) => void globalThis.early?.push(event)
const search = vi.fn<(keyword: string) => void>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  search.mockClear()
  container = document.createElement('div')
  container.innerHTML = renderToString(<Search search={search} />)
  document.body.append(container)
  // As the script of index.html does.
  for (const kind of KINDS) addEventListener(kind, push, true)
})
afterEach(async () => {
  for (const kind of KINDS) removeEventListener(kind, push, true)
  await act(() => root?.unmount())
  container.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const field = () => container.querySelector('input') as HTMLInputElement
const press = () => container.querySelector('button')?.click()
/** As a keyboard does: past the property by which React knows what it has set. */
function type(text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  value?.set?.call(field(), text)
  field().dispatchEvent(new Event('input', { bubbles: true }))
}
const hydrate = () =>
  act(async () => {
    root = hydrateRoot(container, <Search search={search} />)
  })

test('what is typed and pressed before the scripts is done after hydration, once', async () => {
  const replay = recordEarlyEvents(container)
  type('分会')
  press()
  await hydrate()
  replay()
  await act(() => vi.advanceTimersByTime(1000))
  expect(search.mock.calls).toEqual([['分会']])
  expect(field().value).toBe('分会')
})

test('what was typed before comes before a press that the page hears itself', async () => {
  const replay = recordEarlyEvents(container)
  type('分会')
  await hydrate()
  replay()
  await act(() => press())
  expect(search.mock.calls).toEqual([['分会']])
  await act(() => vi.advanceTimersByTime(1000))
  expect(search.mock.calls).toEqual([['分会']])
  expect(field().value).toBe('分会')
})

test('what is typed on, while the page comes alive, is all there', async () => {
  const replay = recordEarlyEvents(container)
  type('分')
  await hydrate()
  replay()
  await act(() => type('分会'))
  await act(() => vi.advanceTimersByTime(1000))
  expect(field().value).toBe('分会')
  await act(() => press())
  expect(search.mock.calls).toEqual([['分会']])
})

test('what is deleted, while the page comes alive, does not come back', async () => {
  const replay = recordEarlyEvents(container)
  type('分会')
  await hydrate()
  replay()
  await act(() => type(''))
  await act(() => vi.advanceTimersByTime(1000))
  expect(field().value).toBe('')
})

describe('a press that makes React hydrate a part, whose code has just come, is done at once, and once', () => {
  const done = vi.fn<(what: string) => void>()
  const Button = () => <button type="button" onClick={() => done('pressed')} />
  const Box = () => <input type="checkbox" onChange={({ target }) => done(`${target.checked}`)} />
  const Choice = () => {
    const [choice, choose] = useState('甲')
    return ['甲', '乙'].map((name) => (
      <input
        key={name}
        type="radio"
        checked={choice === name}
        onChange={() => {
          done(name)
          choose(name)
        }}
      />
    ))
  }

  test.each([
    ['a button', Button, 'button', 'pressed'],
    ['a checkbox', Box, 'input', 'true'],
    ['a radio', Choice, 'input:last-of-type', '乙'],
  ])('%s', async (_what, Part, place, said) => {
    done.mockClear()
    let arrive = (_module: { default: ComponentType }) => {}
    const Late = lazy(() => new Promise<{ default: ComponentType }>((come) => (arrive = come)))
    const page = (part: ReactNode) => <Suspense fallback="…">{part}</Suspense>
    container.innerHTML = renderToString(page(<Part />))
    const replay = recordEarlyEvents(container)
    await act(async () => {
      root = hydrateRoot(container, page(<Late />))
    })
    replay()
    arrive({ default: Part })
    await Promise.resolve()
    const element = container.querySelector<HTMLElement>(place)
    await act(() => element?.click())
    expect(done.mock.calls).toEqual([[said]])
    await act(() => vi.advanceTimersByTime(1000))
    expect(done.mock.calls).toEqual([[said]])
    if (element instanceof HTMLInputElement) expect(element.checked).toBe(true)
  })
})
