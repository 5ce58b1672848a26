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
 * Whether a picture goes on to where it says it ends: one whose transfer was cut off opens in browsers and in the canvas
 * library all the same, gray where nothing arrived. True for kinds whose end is not looked for, and for what is no
 * picture.
 * @param size of the file, in bytes
 */
export async function isWholePicture(read: ReadPart, size: number): Promise<boolean> {
  const reader = createPartReader(read, size)
  const head = await reader.at(0, HEAD_BYTES)
  const kind = PICTURE_KINDS.find((one) => beginsAs(one, head))
  const ends = kind && ENDS[kind]
  return ends ? ends(reader, size) : true
}

/** The length stands behind the first word, without the eight bytes up to itself. */
async function webpEnds(reader: PartReader, size: number): Promise<boolean> {
  const head = await reader.at(0, 12)
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  return view.getUint32(4, true) + 8 <= size
}
