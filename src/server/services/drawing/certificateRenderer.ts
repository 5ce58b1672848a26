import { threadEntry } from '../../threads/threadEntry.ts'
import { createWorkThread, type WorkThreadLimits } from '../../threads/workThread.ts'
import type { Sheet } from './sheet.ts'

/** Renders sheets one at a time in a worker thread. */
export interface CertificateRenderer {
  /**
   * @throws Refusal when the queue is full, Error when the sheet cannot be rendered
   */
  draw(sheet: Sheet): Promise<Buffer>
}

const LIMITS: WorkThreadLimits = { waiting: 20, jobMs: 15_000, idleMs: 60_000 }

export function createCertificateRenderer(limits: WorkThreadLimits = LIMITS): CertificateRenderer {
  const entry = threadEntry('certificateRenderer.js', './renderWorker.ts', import.meta.url)
  const thread = createWorkThread<Sheet, Uint8Array>(entry, limits)
  return {
    async draw(sheet) {
      const png = await thread.run(sheet)
      return Buffer.from(png.buffer, png.byteOffset, png.byteLength)
    },
  }
}
