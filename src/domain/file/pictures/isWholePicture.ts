import { beginsAs, PICTURE_KINDS, type PictureKind } from '../pictureContent.ts'
import { heifEnds, pngEnds } from './boxesEnd.ts'
import { jpegEnds } from './jpegEnds.ts'
import { createPartReader, type PartReader, type ReadPart } from './partReader.ts'

type Ends = (reader: PartReader, size: number) => Promise<boolean>

const ENDS: Readonly<Partial<Record<PictureKind, Ends>>> = {
  jpg: jpegEnds,
  png: pngEnds,
  webp: webpEnds,
  heif: heifEnds,
}

/** As many first bytes as telling the kind takes. */
const HEAD_BYTES = 256

/**
 * Returns whether an image is complete up to its declared end: browsers and the canvas library open a truncated one all
 * the same, gray where data is missing. True for formats whose end is not checked, and for files that are not images.
 * @param size of the file, in bytes
 */
export async function isWholePicture(read: ReadPart, size: number): Promise<boolean> {
  const reader = createPartReader(read, size)
  const head = await reader.at(0, HEAD_BYTES)
  const kind = PICTURE_KINDS.find((one) => beginsAs(one, head))
  const ends = kind && ENDS[kind]
  return ends ? ends(reader, size) : true
}

/** The length follows the first word and excludes the eight bytes up to and including itself. */
async function webpEnds(reader: PartReader, size: number): Promise<boolean> {
  const head = await reader.at(0, 12)
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  return view.getUint32(4, true) + 8 <= size
}
