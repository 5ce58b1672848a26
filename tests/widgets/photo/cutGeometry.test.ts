import { expect, test } from 'vitest'
import { cutFormat } from '#widgets/photo/crop/cutFormat.ts'
import { cutSize, isCoarse, turnedBox } from '#widgets/photo/crop/cutGeometry.ts'
import { photoPixels, photoSize } from '#widgets/photo/photoSize.ts'

const WANTED = { width: 295, height: 413 }

test.each([
  [
    'far more pixels than wanted give three times as many',
    { width: 2950, height: 4130 },
    885,
    1239,
  ],
  ['twice as many stay', { width: 590, height: 826 }, 590, 826],
  ['fewer are not blown up', { width: 147.5, height: 206.5 }, 148, 207],
])('%s', (_, area, width, height) => {
  expect(cutSize(area, WANTED)).toEqual({ width, height })
})

test('fewer pixels than wanted are coarse', () => {
  expect([isCoarse({ width: 294, height: 413 }, WANTED), isCoarse(WANTED, WANTED)]).toEqual([
    true,
    false,
  ])
})

test.each([
  [0, 400, 300],
  [90, 300, 400],
  [180, 400, 300],
  [45, 495, 495],
])('a picture of 400 × 300 turned by %i° fills %i × %i', (degrees, width, height) => {
  const box = turnedBox({ width: 400, height: 300 }, degrees)
  expect([Math.round(box.width), Math.round(box.height)]).toEqual([width, height])
})

test.each([
  [['jpg', 'png'], 'image/jpeg', 'jpg'],
  [['png', 'jpeg'], 'image/jpeg', 'jpeg'],
  [['heif', 'png'], 'image/png', 'png'],
  [['heif'], undefined, undefined],
])('of %j a cut picture is saved as %s with the extension %s', (fileType, type, extension) => {
  expect([cutFormat(fileType)?.type, cutFormat(fileType)?.extension]).toEqual([type, extension])
})

test.each([
  [{}, { width: 120, height: 168 }, WANTED],
  [
    { width: 200, height: 300 },
    { width: 200, height: 300 },
    { width: 200, height: 300 },
  ],
  [{ width: 590 }, { width: 590, height: 826 }, { width: 590, height: 826 }],
  [{ height: 413 }, WANTED, WANTED],
])('%j is shown at %j and wanted at %j', (ui, shown, pixels) => {
  const given = { separator: '/', ...ui }
  expect([photoSize(given), photoPixels(given)]).toEqual([shown, pixels])
})
