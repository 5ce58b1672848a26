import type { ThreadEntry } from '#server/threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '#server/threads/workThread.ts'

/** Draws sheets one at a time in a worker thread, which keeps their fonts open while there is work. */
export interface Drawer<Sheet> {
  /**
   * @throws Refusal when the queue is full, Error when the sheet cannot be drawn
   */
  draw(sheet: Sheet): Promise<Buffer>
}

const LIMITS: WorkThreadLimits = { waiting: 20, jobMs: 15_000, idleMs: 60_000 }

export function createDrawer<Sheet>(entry: ThreadEntry, limits = LIMITS): Drawer<Sheet> {
  const thread = createWorkThread<Sheet, Uint8Array>(entry, limits)
  return {
    async draw(sheet) {
      const file = await thread.run(sheet)
      return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    },
  }
}
