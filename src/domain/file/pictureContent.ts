import { ownValue } from '#contract/record.ts'

/** Image formats recognised by their first bytes; `heif` also covers the extension heic, `jpg` also jpeg. */
export type PictureKind = 'jpg' | 'png' | 'gif' | 'webp' | 'bmp' | 'heif'

/**
 * The number of first bytes needed to recognise an image and read its size: cameras write notes and previews before a
 * JPEG's size.
 */
export const PICTURE_HEAD_BYTES = 512 * 1024

const PICTURES: Readonly<Record<string, PictureKind>> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  bmp: 'bmp',
  heif: 'heif',
  heic: 'heif',
}

/** The format that a file of this extension must have; undefined when it is not an image extension. */
export const pictureKindOf = (extension: string): PictureKind | undefined =>
  ownValue(PICTURES, extension)

/** Major brands of HEVC images, image sequences included (ISO 23008-12). */
const HEVC_BRANDS = /^(?:heic|heix|heim|heis|hevc|hevx|hevm|hevs)$/
/** Brands of the container alone: it holds HEVC or AV1, and the compatible brands say which. */
const CONTAINER_BRANDS = /^(?:mif1|mif2|msf1)$/
const AV1_BRANDS = /^(?:avif|avis)$/

/**
 * Returns whether a file begins like HEIF: an `ftyp` box whose major brand is an HEVC image, or the container without
 * AV1 among its brands. A video or an AVIF image under another name does not pass.
 */
export function isHeif(head: Uint8Array): boolean {
  if (latin(head, 4, 8) !== 'ftyp') return false
  const end = Math.min(sizeOfBox(head), head.length)
  const [major = '', , ...compatible] = words(head, 8, end)
  if (HEVC_BRANDS.test(major)) return true
  return CONTAINER_BRANDS.test(major) && !compatible.some((brand) => AV1_BRANDS.test(brand))
}

const BEGINNINGS: Readonly<Record<PictureKind, (head: Uint8Array) => boolean>> = {
  jpg: (head) => latin(head, 0, 3) === '\xff\xd8\xff',
  png: (head) => latin(head, 0, 8) === '\x89PNG\r\n\x1a\n',
  gif: (head) => /^GIF8[79]a$/.test(latin(head, 0, 6)),
  webp: (head) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP',
  bmp: (head) => latin(head, 0, 2) === 'BM',
  heif: isHeif,
}

export const PICTURE_KINDS = Object.keys(BEGINNINGS) as PictureKind[]

/** Returns whether the first bytes of a file are those of this format. */
export const beginsAs = (kind: PictureKind, head: Uint8Array): boolean => BEGINNINGS[kind](head)

const latin = (head: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...head.subarray(from, to))

const sizeOfBox = (head: Uint8Array): number =>
  head.subarray(0, 4).reduce((size, byte) => size * 256 + byte, 0)

/** Four letters each; the second word is the minor version. */
const words = (head: Uint8Array, from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / 4)) }, (_, index) =>
    latin(head, from + index * 4, from + index * 4 + 4),
  )
