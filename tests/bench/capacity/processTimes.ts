import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { createDatabase } from '../../server/store/postgresDatabase.ts'

/** Milliseconds in a tick of /proc; Linux counts a hundred a second. */
const TICK = 10

/** Fields of /proc/PID/stat behind the name, which may hold spaces. */
function statOf(pid: string): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return fields.map(Number)
}

const PARENT = 1
const TIMES = [11, 12]
/** With those of children that have ended. */
const ALL_TIMES = [11, 12, 13, 14]

const spent = (stat: readonly number[], fields: readonly number[]): number =>
  fields.reduce((sum, field) => sum + (stat[field] ?? 0), 0) * TICK

/** Returns milliseconds of processor time that a process and all its children have spent. */
export function familyTimes(parent: number): number {
  const own = spent(statOf(String(parent)), ALL_TIMES)
  const children = readdirSync('/proc').flatMap((pid) => {
    try {
      const stat = /^\d+$/.test(pid) ? statOf(pid) : []
      return stat[PARENT] === parent ? [spent(stat, TIMES)] : []
    } catch {
      return []
    }
  })
  return children.reduce((sum, one) => sum + one, own)
}

/** A PostgreSQL database of its own, and what its server spends. */
export interface WatchedDatabase {
  url: string
  /** Milliseconds of processor time of the whole server until now. */
  times(): number
  /** Bytes of write-ahead log until now. */
  logged(): Promise<number>
  close(): Promise<void>
}

export async function watchDatabase(serverUrl: string): Promise<WatchedDatabase> {
  const url = await createDatabase(serverUrl)
  const client = new pg.Client(serverUrl)
  await client.connect()
  const one = async (sql: string) => Number((await client.query(sql)).rows[0].one)
  const backend = await one('select pg_backend_pid() as one')
  const postmaster = statOf(String(backend))[PARENT] ?? 0
  return {
    url,
    times: () => familyTimes(postmaster),
    logged: () => one(`select pg_current_wal_lsn() - '0/0' as one`),
    close: () => client.end(),
  }
}
