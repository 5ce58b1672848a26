import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CalendarPanel } from '#widgets/moment/CalendarPanel.tsx'
import type { PanelProps } from '#widgets/moment/panelProps.ts'

afterEach(cleanup)

function open(fmt: string, value: string, more: Pick<PanelProps, 'begin' | 'last'> = {}) {
  const onPick = vi.fn()
  const onDone = vi.fn()
  const { container } = render(
    <MantineProvider>
      <CalendarPanel {...{ fmt, value, onPick, onDone, ...more }} />
    </MantineProvider>,
  )
  const press = (name: string) => {
    const buttons = [...container.querySelectorAll('button:not([data-outside])')]
    fireEvent.click(buttons.find(({ textContent }) => textContent === name) as Element)
  }
  return { container, press, onPick, onDone }
}

describe('the calendar', () => {
  test('opens at the value, in Chinese', () => {
    const { container } = open('yyyy-MM-dd', '2020-02-29')
    expect(container.textContent).toContain('2020年2月')
    expect(container.querySelector('[data-selected]')?.textContent).toBe('29')
  })

  test('empty it opens where it is told to', () => {
    const { container } = open('yyyy-MM-dd', '', { begin: { yyyy: 1980, MM: 1, dd: 1 } })
    expect(container.textContent).toContain('1980年1月')
    expect(container.querySelector('[data-selected]')).toBeNull()
  })

  test('offers no day after the last', () => {
    const { container } = open('yyyy-MM-dd', '2020-02-10', { last: { yyyy: 2020, MM: 2, dd: 19 } })
    const disabled = (day: string) =>
      container.querySelector<HTMLButtonElement>(`[aria-label="2020年2月${day}日"]`)?.disabled
    expect([disabled('19'), disabled('20')]).toEqual([false, true])
  })

  test('marks today', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) })
    const { container } = open('yyyy-MM-dd', '')
    vi.useRealTimers()
    const today = container.querySelector('[data-today][data-highlight-today]')
    expect(today?.getAttribute('aria-label')).toBe('2026年11月20日')
  })

  test.each([
    ['yyyy-MM-dd', '2020-02-29', '5', '2020-02-05'],
    ['yyyy-MM', '2020-02', '7月', '2020-07'],
    ['yyyy', '2020', '2023', '2023'],
  ])('%s: a press picks and is all there is to do', (fmt, value, name, picked) => {
    const { press, onPick, onDone } = open(fmt, value)
    press(name)
    expect(onPick).toHaveBeenCalledWith(picked)
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('with a time the day keeps it, and the panel stays until it is done with', () => {
    const { press, onPick, onDone } = open('yyyy-MM-dd HH:mm', '2020-02-29 08:30')
    press('5')
    expect(onPick).toHaveBeenCalledWith('2020-02-05 08:30')
    expect(onDone).not.toHaveBeenCalled()
    press('确定')
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('text that is no date selects nothing', () => {
    const { container } = open('yyyy-MM-dd', '2020-02-31')
    expect(container.querySelector('[data-selected]')).toBeNull()
  })
})
