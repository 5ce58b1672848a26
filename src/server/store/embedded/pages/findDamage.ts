import { type FileHandle, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Damage } from '../../store.ts'
import { isWholePage, PAGE_BYTES } from './pageChecksum.ts'

/** Names of relation files: file node, optional fork, optional segment number. */
const RELATION = /^\d+(?:_(?:fsm|vm|init))?(?:\.(\d+))?$/
const SEGMENT_PAGES = 131_072
const AT_ONCE = 64

/**
 * Reads every page of a stopped database, or of a copy, and returns the files with damaged pages. Pages replaced by
 * zeros are not detected: PostgreSQL extends its files by such pages.
 */
export async function findDamage(database: string): Promise<Damage[]> {
  const own = (await readdir(join(database, 'base'))).map((name) => join('base', name))
  const found: Damage[] = []
  for (const folder of [...own, 'global'])
    for (const name of await readdir(join(database, folder))) {
      const damage = await damageOf(database, join(folder, name), RELATION.exec(name))
      if (damage) found.push(damage)
    }
  return found
}

/** Byte offset of the state in `global/pg_control`, and the state after an orderly shutdown. */
const STATE_AT = 16
const SHUT_DOWN = 1

/** True for a database that was shut down in order: only then is every page on the disk as it was written. */
export async function wasStopped(database: string): Promise<boolean> {
  const control = await readFile(join(database, 'global', 'pg_control'))
  return control.readUInt32LE(STATE_AT) === SHUT_DOWN
}

async function damageOf(
  database: string,
  file: string,
  relation: RegExpExecArray | null,
): Promise<Damage | undefined> {
  if (!relation) return undefined
  const [, segment = '0'] = relation
  const handle = await open(join(database, file))
  try {
    const pages = await damagedPages(handle, Number(segment) * SEGMENT_PAGES)
    return pages === 0 ? undefined : { file, pages }
  } finally {
    await handle.close()
  }
}

/** Counts the damaged pages of a file, yielding to other work of the process between two reads. */
async function damagedPages(handle: FileHandle, first: number): Promise<number> {
  const block = Buffer.alloc(AT_ONCE * PAGE_BYTES)
  let damaged = 0
  for (let page = 0; ; page += AT_ONCE) {
    const { bytesRead } = await handle.read(block, 0, block.length, page * PAGE_BYTES)
    for (let at = 0; at + PAGE_BYTES <= bytesRead; at += PAGE_BYTES) {
      const number = first + page + at / PAGE_BYTES
      if (!isWholePage(block.subarray(at, at + PAGE_BYTES), number)) damaged += 1
    }
    if (bytesRead < block.length) return damaged
  }
}
