import { threadEntry } from '#server/threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '#server/threads/workThread.ts'

/** Decodes pictures to verify them, one at a time, in a worker thread. */
export interface PictureViewer {
  /**
   * True if the picture is complete and can be decoded.
   * @throws Refusal when the queue is full, JobUnfinished when it takes too long
   */
  opens(picture: Uint8Array): Promise<boolean>
}

const LIMITS: WorkThreadLimits = { waiting: 50, jobMs: 15_000, idleMs: 60_000 }

export function createPictureViewer(limits: WorkThreadLimits = LIMITS): PictureViewer {
  const entry = threadEntry('pictureViewer.js', './pictureThread.ts', import.meta.url)
  const thread = createWorkThread<Uint8Array, boolean>(entry, limits)
  return { opens: (picture) => thread.run(picture) }
}
