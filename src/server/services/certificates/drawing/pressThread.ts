import { parentPort } from 'node:worker_threads'
import { drawSheet } from './drawSheet.ts'
import type { Sheet } from './sheet.ts'

/** What the thread answers to a sheet; `press.ts` is its other end. */
export type Print = { png: Uint8Array } | { error: string }

async function print(sheet: Sheet): Promise<Print> {
  try {
    return { png: await drawSheet(sheet) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (sheet: Sheet) => {
  void print(sheet).then((done) => parentPort?.postMessage(done))
})
