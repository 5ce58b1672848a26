import { ownValue } from '#contract/record.ts'

/** Pictures that are told by their first bytes; `heif` also under its name heic, `jpg` also under its name jpeg. */
export type PictureKind = 'jpg' | 'png' | 'gif' | 'webp' | 'bmp' | 'heif'

/** As many first bytes as telling a picture and its size needs: cameras write notes and previews before a JPEG's size. */
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

/** What a file of this extension must hold; undefined for what is no picture. */
export const pictureKindOf = (extension: string): PictureKind | undefined =>
  ownValue(PICTURES, extension)

/** HEVC pictures, image sequences among them, by the first word of the brand (ISO 23008-12). */
const HEVC_BRANDS = /^(?:heic|heix|heim|heis|hevc|hevx|hevm|hevs)$/
/** The container alone: it holds HEVC or AV1, which the compatible brands tell. */
const CONTAINER_BRANDS = /^(?:mif1|mif2|msf1)$/
const AV1_BRANDS = /^(?:avif|avis)$/

/**
 * Whether a file begins as HEIF does: an `ftyp` box whose major brand is a HEVC picture, or the container without AV1
 * in it. A film or an AVIF picture under another name is not.
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

/** Whether the first bytes of a file are those of such a picture. */
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
