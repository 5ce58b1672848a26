import { createDrawer, type Drawer } from '#server/modules/files/drawing/drawer.ts'
import { threadEntry } from '#server/threads/threadEntry.ts'
import type { PrintedLine } from './printPages.ts'

/** Prints exports of personal data as PDF. */
export type OwnDataPrinter = Drawer<readonly PrintedLine[]>

/** A short queue with a long time limit: requests are rare, but a document may have many pages. */
const LIMITS = { waiting: 5, jobMs: 30_000, idleMs: 60_000 }

export const createOwnDataPrinter = (): OwnDataPrinter =>
  createDrawer(threadEntry('ownDataPrinter.js', './printThread.ts', import.meta.url), LIMITS)
