import { threadEntry } from '../../../threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '../../../workThread.ts'
import type { Sheet } from './sheet.ts'

/** Draws sheets, one at a time, away from the thread that answers requests. */
export interface Press {
  /** @throws Refusal when too many wait already, Error when the sheet cannot be drawn */
  draw(sheet: Sheet): Promise<Buffer>
}

const LIMITS: WorkThreadLimits = { waiting: 20, jobMs: 15_000, idleMs: 60_000 }

export function createPress(limits: WorkThreadLimits = LIMITS): Press {
  const entry = threadEntry('certificatePress.js', './pressThread.ts', import.meta.url)
  const thread = createWorkThread<Sheet, Uint8Array>(entry, limits)
  return {
    async draw(sheet) {
      const png = await thread.run(sheet)
      return Buffer.from(png.buffer, png.byteOffset, png.byteLength)
    },
  }
}
