import { createDrawer, type Drawer } from '#server/modules/files/drawing/drawer.ts'
import { threadEntry } from '#server/threads/threadEntry.ts'
import type { ClosingSheet } from './closingSheet.ts'

/** Draws the page of a closing as PDF; the same sheet gives the same bytes. */
export type ClosingWriter = Drawer<ClosingSheet>

export const createClosingWriter = (): ClosingWriter =>
  createDrawer(threadEntry('closingWriter.js', './closingThread.ts', import.meta.url))
