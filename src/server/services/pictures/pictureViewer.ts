import { threadEntry } from '../../threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '../../threads/workThread.ts'

/** Opens pictures as somebody who looks at them would, one at a time, away from the thread that answers requests. */
export interface PictureViewer {
  /** @throws Refusal when too many wait already, JobUnfinished when it takes too long */
  opens(picture: Uint8Array): Promise<boolean>
}

const LIMITS: WorkThreadLimits = { waiting: 50, jobMs: 15_000, idleMs: 60_000 }

export function createPictureViewer(limits: WorkThreadLimits = LIMITS): PictureViewer {
  const entry = threadEntry('pictureViewer.js', './pictureThread.ts', import.meta.url)
  const thread = createWorkThread<Uint8Array, boolean>(entry, limits)
  return { opens: (picture) => thread.run(picture) }
}
