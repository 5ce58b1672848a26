import { createDrawer, type Drawer } from '#server/modules/files/drawing/drawer.ts'
import { threadEntry } from '#server/threads/threadEntry.ts'
import type { ReceiptSheet } from './receiptSheet.ts'

/** Draws receipts as PDF; the same sheet gives the same bytes. */
export type ReceiptWriter = Drawer<ReceiptSheet>

/** Payments come in bursts: more receipts may wait than certificates, which take ten times as long. */
const LIMITS = { waiting: 100, jobMs: 15_000, idleMs: 60_000 }

export const createReceiptWriter = (): ReceiptWriter =>
  createDrawer(threadEntry('receiptWriter.js', './receiptThread.ts', import.meta.url), LIMITS)
