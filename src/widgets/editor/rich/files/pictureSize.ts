import type { Size } from '../commands/media.ts'

/** Returns the size of an image file; undefined for anything else. */
export async function pictureSize(file: File): Promise<Size | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return { width, height }
  } catch {
    return undefined
  }
}
