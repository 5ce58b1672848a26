import { writeFileSync } from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { createDataDir } from './createDataDir.ts'
import { type AssertSound, watchEngine } from './engineFault.ts'
import {
  GREETING,
  type StatementResult,
  type WireError,
  type WorkerPlace,
  type WorkerRequest,
  type WorkerTask,
} from './messages.ts'
import { openDatabase } from './openDatabase.ts'
import { runStatements } from './runStatements.ts'

/** Entry point of the database worker; `workerLife.ts` is its counterpart. */
async function main(port: MessagePort, task: WorkerTask): Promise<void> {
  await answer(port, GREETING, async () => {
    if (task.task === 'create') await createDataDir(task.dataDir)
    else await serve(port, task.place)
    return []
  })
}

interface Opened {
  db: PGlite
  assertSound: AssertSound
}

/**
 * Handles requests one at a time, in order of arrival. It listens before the database is open: the event loop of a thread
 * that listens to nothing ends, and is taken up again when all compiling in the process is done, 100 ms later.
 */
async function serve(port: MessagePort, place: WorkerPlace): Promise<void> {
  const opening = open(place)
  let last: Promise<unknown> = opening
  port.on('message', (request: WorkerRequest) => {
    last = last.then(() => answer(port, request.id, async () => carryOut(await opening, request)))
  })
  await opening
}

async function open(place: WorkerPlace): Promise<Opened> {
  const db = await openDatabase(place)
  return { db, assertSound: watchEngine(db) }
}

async function answer(
  port: MessagePort,
  id: number,
  work: () => Promise<StatementResult[]>,
): Promise<void> {
  try {
    port.postMessage({ id, results: await work() })
  } catch (error) {
    port.postMessage({ id, error: wireError(error) })
  }
}

async function carryOut(
  { db, assertSound }: Opened,
  request: WorkerRequest,
): Promise<StatementResult[]> {
  if (request.ask === 'run') return runStatements(db, assertSound, request.statements)
  if (request.ask === 'close') await db.close()
  else await dump(db, request.file)
  return []
}

/** Leaves out the template databases: they are half of an image, and nothing is created from them. */
async function dump(db: PGlite, file: string): Promise<void> {
  await db.exec('update pg_database set datistemplate = false')
  for (const template of ['template0', 'template1'])
    await db.exec(`drop database if exists ${template}`)
  await db.exec('checkpoint')
  const image = await db.dumpDataDir('none')
  writeFileSync(file, Buffer.from(await image.arrayBuffer()))
}

function wireError(error: unknown): WireError {
  const { message, code, constraint } = error as WireError
  return {
    message: String(message ?? error),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
  }
}

if (parentPort) await main(parentPort, workerData as WorkerTask)
