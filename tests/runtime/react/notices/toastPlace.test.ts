import { expect, test } from 'vitest'
import { type Box, TOAST_PLACES, toastPlace } from '#runtime/react/notices/toastPlace.ts'

const SIZE = { width: 200, height: 48, edge: 10 }
const VIEW: Box = { left: 0, top: 0, right: 1440, bottom: 900 }
const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
})

test.each([
  ['over the header where nothing is in the way', TOAST_PLACES.pc, [], 'top'],
  ['below a dialog that begins at the top', TOAST_PLACES.pc, [box(520, 45, 920, 500)], 'bottom'],
  [
    'in a corner where the middle is full of fields',
    TOAST_PLACES.pc,
    [box(300, 0, 1140, 900)],
    'topEnd',
  ],
  [
    'where least is covered when fields are everywhere',
    TOAST_PLACES.pc,
    [box(0, 0, 1440, 400), box(0, 880, 1440, 900)],
    'bottom',
  ],
  [
    'at the lower edge of what is seen on phones, above the bar of tabs',
    TOAST_PLACES.mobile,
    [box(0, 100, 1440, 800)],
    'bottom',
  ],
  ['above a sheet at the bottom', TOAST_PLACES.mobile, [box(0, 400, 1440, 900)], 'top'],
] as const)('messages stand %s', (_name, places, obstacles, expected) => {
  expect(toastPlace(places, SIZE, VIEW, obstacles)).toBe(expected)
})

test('messages never stand on a bar at the edge, however little of it they would cover', () => {
  const bar = box(60, 860, 330, 890)
  const fields = [box(0, 0, 1440, 840)]
  expect(toastPlace(TOAST_PLACES.mobile, SIZE, VIEW, [bar, ...fields])).toBe('bottom')
  expect(toastPlace(TOAST_PLACES.mobile, SIZE, VIEW, fields, [box(0, 860, 1440, 890)])).toBe('top')
})
