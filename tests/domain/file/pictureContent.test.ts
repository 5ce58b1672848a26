import { expect, test } from 'vitest'
import { hasAllowedExtension, isShownPicture, refuseContent } from '#domain/file/fileRules.ts'
import { isHeif } from '#domain/file/pictureContent.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** An `ftyp` box of these brands, the first of them the major one. */
const ftyp = (major: string, ...compatible: string[]) =>
  bytes(
    `\0\0\0${String.fromCharCode(16 + compatible.length * 4)}ftyp${major}\0\0\0\0${compatible.join('')}rest`,
  )

test.each([
  ['a picture of an iPhone', ftyp('heic', 'mif1', 'heic'), true],
  ['a sequence', ftyp('hevc', 'msf1'), true],
  ['the container with HEVC in it', ftyp('mif1', 'mif1', 'heic'), true],
  ['the container with AV1 in it', ftyp('mif1', 'mif1', 'avif'), false],
  ['AVIF', ftyp('avif', 'mif1'), false],
  ['a film', ftyp('isom', 'mp41'), false],
  ['a JPEG', bytes('\xff\xd8\xff\xe0'), false],
  ['the word in the wrong place', bytes('ftypheic'), false],
  ['nothing', bytes(''), false],
])('%s is HEIF: %o', (_, head, expected) => {
  expect(isHeif(head)).toBe(expected)
})

const FOREIGN = '文件内容与后缀名不符，请重新选择'

test.each([
  ['a.jpg', '\xff\xd8\xff\xe1', undefined],
  ['a.JPEG', '\xff\xd8\xff\xe1', undefined],
  ['a.png', '\x89PNG\r\n\x1a\n', undefined],
  ['a.gif', 'GIF89a', undefined],
  ['a.webp', 'RIFF....WEBPVP8 ', undefined],
  ['a.bmp', 'BM....', undefined],
  ['a.jpg', '\x89PNG\r\n\x1a\n', FOREIGN],
  ['a.png', '<html>', FOREIGN],
  ['a.heic', '\xff\xd8\xff\xe1', FOREIGN],
  ['a.pdf', 'anything else is left to the storage', undefined],
  ['a.pdf', '', '上传文件不能为空'],
])('%s beginning with %j: %s', (name, head, text) => {
  expect(refuseContent(name, bytes(head), 5000)).toBe(text)
})

test.each([
  ['me.heic', ['jpg', 'heif'], true],
  ['me.HEIF', ['heic'], true],
  ['me.heic', ['jpg', 'png'], false],
  ['me.jpeg', ['jpg'], false],
])('%s where %j is listed: %o', (name, fileType, allowed) => {
  expect(hasAllowedExtension(name, fileType)).toBe(allowed)
})

test('HEIF is stored, but not every browser shows it', () => {
  const shown = (name: string, url = '/1') => isShownPicture({ name, url })
  expect(['a.png', 'a.heic', 'a.heif', 'a.pdf'].map((name) => shown(name))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([shown('照片', '/1.jpg'), shown('照片', '/1.heic')]).toEqual([true, false])
})
