import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { isWholePicture } from '#domain/file/pictures/isWholePicture.ts'

type Drawn = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif'

function drawn(type: Drawn): Buffer {
  const canvas = createCanvas(64, 48)
  const context = canvas.getContext('2d')
  for (let x = 0; x < 64; x += 1) {
    context.fillStyle = `rgb(${x * 4}, ${(x * 37) % 256}, ${(x * 91) % 256})`
    context.fillRect(x, x % 7, 1, 40)
  }
  return canvas.toBuffer(type as 'image/png')
}

const whole = (bytes: Uint8Array) =>
  isWholePicture(async (from, to) => bytes.subarray(from, to), bytes.length)

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const box = (type: string, content: Uint8Array = Buffer.alloc(0)) =>
  Buffer.concat([u32(8 + content.length), Buffer.from(type, 'latin1'), content])

const FTYP = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'))
const META = box('meta', Buffer.alloc(120))
/** Content that reads like boxes of its own must not be taken for them. */
const MDAT = box('mdat', Buffer.alloc(3000, FTYP))
const HEIF = Buffer.concat([FTYP, META, MDAT])
/** The same with a size of 64 bits. */
const LARGE = Buffer.concat([
  FTYP,
  META,
  u32(1),
  Buffer.from('mdat'),
  u32(0),
  u32(16 + 500),
  Buffer.alloc(500),
])

const JPG = drawn('image/jpeg')
/** A JPEG with a thumbnail, an end of its own within, as cameras write it. */
const THUMBNAIL = Buffer.concat([
  JPG.subarray(0, 2),
  Buffer.from('ffe1', 'hex'),
  u32(JPG.length + 2).subarray(2),
  JPG,
  JPG.subarray(2),
])

const PICTURES: [string, Buffer][] = [
  ['jpg', JPG],
  ['jpg with a thumbnail', THUMBNAIL],
  ['png', drawn('image/png')],
  ['webp', drawn('image/webp')],
  ['heif', HEIF],
  ['heif with a large box', LARGE],
]

test.each(PICTURES)('a whole %s is whole', async (_, bytes) => {
  expect(await whole(bytes)).toBe(true)
})

describe.each(PICTURES)('a %s that ends early is not, wherever it was cut', (_, bytes) => {
  test.each([0.2, 0.5, 0.9, 0.99])('after %d of it', async (share) => {
    expect(await whole(bytes.subarray(0, Math.floor(bytes.length * share)))).toBe(false)
  })

  test('nor when zeros stand for what did not arrive', async () => {
    const half = Buffer.from(bytes).fill(0, Math.floor(bytes.length / 2))
    // Boxes and RIFF say how long they are; what is in them is the decoder's.
    const saysItsLength = bytes === HEIF || bytes === LARGE || bytes.subarray(0, 4).includes('RIFF')
    expect(await whole(half)).toBe(saysItsLength)
  })
})

test.each([
  ['what a camera wrote behind its end', Buffer.concat([JPG, Buffer.alloc(300_000, 'SEFH')]), true],
  ['a second picture behind it', Buffer.concat([JPG, JPG.subarray(0, 200)]), true],
  ['bytes behind the boxes', Buffer.concat([HEIF, Buffer.alloc(40)]), true],
  ['an end before any scan', Buffer.from('ffd8ffd9', 'hex'), false],
  ['HEIF without its data', Buffer.concat([FTYP, META]), false],
  ['HEIF without its description', Buffer.concat([FTYP, MDAT]), false],
  ['a sequence, described by a film’s box', Buffer.concat([FTYP, MDAT, box('moov')]), true],
  ['data that reach to the end', Buffer.concat([FTYP, META, u32(0), Buffer.from('mdat12')]), true],
  ['a box smaller than its head', Buffer.concat([FTYP, META, u32(4), Buffer.from('mdat')]), false],
  ['kinds whose end nobody looks for', Buffer.from('BM....'), true],
  ['what is no picture', Buffer.from('%PDF'), true],
])('%s: %o', async (_, bytes, expected) => {
  expect(await whole(bytes)).toBe(expected)
})

test('a large file is read in parts, and its end is found across their seams', async () => {
  const scan = Buffer.alloc(700_000, 'ff00', 'hex')
  const head = JPG.subarray(0, JPG.indexOf(Buffer.from('ffda', 'hex')) + 14)
  for (const shift of [0, 1, 2, 3]) {
    const bytes = Buffer.concat([head, Buffer.alloc(shift), scan, Buffer.from('ffd9', 'hex')])
    let most = 0
    const read = async (from: number, to: number) => {
      most = Math.max(most, to - from)
      return bytes.subarray(from, to)
    }
    expect(await isWholePicture(read, bytes.length)).toBe(true)
    expect(await isWholePicture(read, bytes.length - 2)).toBe(false)
    expect(most).toBeLessThan(bytes.length / 2)
  }
})

test('a file of nothing but tiny boxes is given up', async () => {
  const bytes = Buffer.concat([
    FTYP,
    ...Array.from({ length: 20_000 }, () => box('free')),
    META,
    MDAT,
  ])
  expect(await whole(bytes)).toBe(false)
})
