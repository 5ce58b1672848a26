import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { timesOfDay } from '#domain/time/timesOfDay.ts'
import { renderForm } from '../../runtime/react/form/renderForm.tsx'

afterEach(cleanup)

describe('times of the day', () => {
  test.each([
    [undefined, 48, ['00:00', '00:30', '01:00']],
    [15, 96, ['00:00', '00:15', '00:30']],
    [45, 32, ['00:00', '00:45', '01:30']],
    [0, 48, ['00:00', '00:30', '01:00']],
  ])('every %s minutes there are %i', (step, count, first) => {
    const times = timesOfDay(step)
    expect(times).toHaveLength(count)
    expect(times.slice(0, 3)).toEqual(first)
  })
})

test.each(['pc', 'mobile'] as const)('a time is picked from the list on %s', (layout) => {
  const field = { type: 'timeSelect', value: 't', label: '时刻', step: 60 }
  const { store, place } = renderForm([[field]], { layout })
  fireEvent.click(place('t')?.querySelector('button') as Element)
  const options = [...document.querySelectorAll<HTMLElement>('[role="option"]')]
  expect(options).toHaveLength(24)
  fireEvent.click(options[9] as Element)
  expect(store.get('t')).toBe('09:00')
  expect(place('t')?.querySelector('button')?.textContent).toBe('09:00')
})
