import { loadImage } from '@napi-rs/canvas'
import { answerJobs } from '../../answerJobs.ts'

/** Whether the bytes of a picture can be opened. */
const opens = (picture: Uint8Array): Promise<boolean> =>
  loadImage(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)).then(
    () => true,
    () => false,
  )

answerJobs(opens)
