import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { refuseContent } from '#domain/file/fileRules.ts'
import { pictureSize } from '#domain/file/pictureSize.ts'

const BROKEN = '图片已损坏，无法打开，请重新选择'
const HUGE = '图片尺寸过大，请缩小后重试'

const drawn = (type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif') =>
  createCanvas(37, 21).toBuffer(type as 'image/png')

const PNG = drawn('image/png')
const JPG = drawn('image/jpeg')

/** A bitmap's header, drawn top down. */
const BMP = Buffer.alloc(54)
BMP.write('BM')
BMP.writeInt32LE(37, 18)
BMP.writeInt32LE(-21, 22)

/** Lossless WebP and the extended form, by their headers. */
const webp = (form: string, rest: number[]) =>
  Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBPVP8${form}\0\0\0\0`, 'latin1'), Buffer.from(rest)])
const bits = 36 | (20 << 14)
const LOSSLESS = webp('L', [0x2f, bits & 255, (bits >> 8) & 255, (bits >> 16) & 255, bits >>> 24])
const EXTENDED = webp('X', [0, 0, 0, 0, 36, 0, 0, 20, 0, 0])

test.each([
  ['jpg', JPG],
  ['png', PNG],
  ['webp', drawn('image/webp')],
  ['webp', LOSSLESS],
  ['webp', EXTENDED],
  ['gif', Buffer.from('GIF89a\x25\0\x15\0', 'latin1')],
  ['bmp', BMP],
] as const)('the size of a %s is read from its header', (kind, bytes) => {
  expect(pictureSize(kind, bytes)).toEqual({ width: 37, height: 21 })
})

/** A PNG that says it is so large. */
function saying(width: number, height: number): Buffer {
  const bytes = Buffer.from(PNG)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

describe('the first bytes of a picked picture', () => {
  const refused = (name: string, bytes: Uint8Array, size = bytes.length) =>
    refuseContent(name, bytes, size)

  test.each([
    ['six bytes named jpg', 'a.jpg', Buffer.from('ffd8ffe00010', 'hex'), BROKEN],
    ['a JPEG without a frame', 'a.jpg', Buffer.from('ffd8ffda0002ffd9', 'hex'), BROKEN],
    ['a PNG without its header', 'a.png', PNG.subarray(0, 12), BROKEN],
    ['no width', 'a.png', saying(0, 21), BROKEN],
    ['30,000 by 30,000 pixels', 'a.png', saying(30_000, 30_000), HUGE],
    ['a whole PNG', 'a.png', PNG, undefined],
    ['a whole JPEG', 'a.jpeg', JPG, undefined],
    ['what is no picture', 'a.pdf', Buffer.from('%PDF'), undefined],
  ])('%s', (_, name, bytes, told) => {
    expect(refused(name, bytes)).toBe(told)
  })

  test('of which more follows are given the benefit of the doubt', () => {
    expect(refused('a.jpg', JPG.subarray(0, 30), JPG.length)).toBeUndefined()
  })
})
