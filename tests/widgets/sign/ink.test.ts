import { expect, test } from 'vitest'
import { boundsOf, type Ink, pointOn, refuseInk } from '#widgets/sign/pad/ink.ts'

const PAD = { width: 320, height: 160 }
const line = (length: number): Ink => [
  [
    { x: 10, y: 10 },
    { x: 10 + length, y: 10 },
  ],
]

test.each<[string, Ink, string | undefined]>([
  ['nothing', [], '请先签名'],
  ['a dot', [[{ x: 5, y: 5 }]], '签名太短，请重新书写'],
  ['a slip of the hand', line(31), '签名太短，请重新书写'],
  ['a stroke', line(32), undefined],
  ['several short strokes', [...line(20), ...line(20)], undefined],
])('%s as a signature: %s', (_, ink, text) => {
  expect(refuseInk(ink, PAD)).toBe(text)
})

test('the picture is cut to what is written, with a little space, and never beyond the pad', () => {
  const ink: Ink = [
    [{ x: 100, y: 50 }],
    [
      { x: 150, y: 90 },
      { x: 120, y: 300 },
    ],
  ]
  expect(boundsOf(ink, PAD)).toEqual({ x: 94.75, y: 44.75, width: 60.5, height: 115.25 })
})

const upright = { left: 100, top: 200, right: 260, width: 160, height: 80 }
const onItsSide = { left: 100, top: 200, right: 180, width: 80, height: 160 }

test.each([
  ['the upper left', upright, false, { clientX: 100, clientY: 200 }, { x: 0, y: 0 }],
  ['the lower right', upright, false, { clientX: 260, clientY: 280 }, { x: 320, y: 160 }],
  ['turned, the upper left', onItsSide, true, { clientX: 180, clientY: 200 }, { x: 0, y: 0 }],
  ['turned, the upper right', onItsSide, true, { clientX: 180, clientY: 360 }, { x: 320, y: 0 }],
  ['turned, the lower left', onItsSide, true, { clientX: 100, clientY: 200 }, { x: 0, y: 160 }],
])('a pointer at %s of the pad is found there', (_, box, turned, at, point) => {
  expect(pointOn(PAD, box, at, turned)).toEqual(point)
})
