import { loadImage } from '@napi-rs/canvas'
import { isHeif } from '#domain/file/pictureContent.ts'
import { isWholePicture } from '#domain/file/pictures/isWholePicture.ts'
import { answerJobs } from '#server/threads/answerJobs.ts'

/** True if a picture is complete and can be decoded; HEIF, which cannot be decoded here, only has to be complete. */
async function opens(picture: Uint8Array): Promise<boolean> {
  const read = async (from: number, to: number) => picture.subarray(from, to)
  if (!(await isWholePicture(read, picture.length))) return false
  return isHeif(picture) || canvasOpens(picture)
}

const canvasOpens = ({ buffer, byteOffset, byteLength }: Uint8Array): Promise<boolean> =>
  loadImage(Buffer.from(buffer, byteOffset, byteLength)).then(
    () => true,
    () => false,
  )

answerJobs(opens)
