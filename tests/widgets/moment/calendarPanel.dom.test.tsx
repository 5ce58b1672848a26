import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CalendarPanel } from '#widgets/moment/CalendarPanel.tsx'

afterEach(cleanup)

function open(fmt: string, value: string) {
  const onPick = vi.fn()
  const onDone = vi.fn()
  const { container } = render(
    <MantineProvider>
      <CalendarPanel fmt={fmt} value={value} onPick={onPick} onDone={onDone} />
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
