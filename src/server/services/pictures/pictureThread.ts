import { loadImage } from '@napi-rs/canvas'
import { isHeif } from '#domain/file/pictureContent.ts'
import { isWholePicture } from '#domain/file/pictures/isWholePicture.ts'
import { answerJobs } from '../../threads/answerJobs.ts'

/** Whether a picture is whole and can be opened; HEIF, which nothing here opens, whether it is whole. */
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
