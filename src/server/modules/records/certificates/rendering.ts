import { createDrawer, type Drawer } from '#server/modules/files/drawing/drawer.ts'
import { createFontSet, type FontSet } from '#server/modules/files/drawing/fonts.ts'
import type { Sheet } from '#server/modules/files/drawing/sheet.ts'
import { threadEntry } from '#server/threads/threadEntry.ts'
import type { WorkThreadLimits } from '#server/threads/workThread.ts'

/** Certificate rendering, one per process. */
export interface Rendering {
  fonts: FontSet
  /** Draws certificates as PNG. */
  renderer: Drawer<Sheet>
  /** Pictures being rendered and stored, by storage path; concurrent callers wait for the same promise. */
  inFlight: Map<string, Promise<void>>
}

/** @param fonts font files of the operator, for characters the bundled font lacks */
export const createRendering = (fonts: readonly string[] = []): Rendering => ({
  fonts: createFontSet(fonts),
  renderer: createRenderer(),
  inFlight: new Map(),
})

export const createRenderer = (limits?: WorkThreadLimits): Drawer<Sheet> =>
  createDrawer(
    threadEntry('certificateRenderer.js', '../../files/drawing/renderWorker.ts', import.meta.url),
    limits,
  )
