import type { TimerSpec } from '#contract/page.ts'
import { ownValue } from '#contract/record.ts'
import type { Host } from '../host/host.ts'
import type { Reader } from './reader.ts'

export interface DeadlinesOptions {
  specs: Readonly<Record<string, TimerSpec>>
  host: Pick<Host, 'keep'>
  reader: Pick<Reader, 'resolve'>
  pageId: string
  /** Under which deadlines marked `keep` survive a reload; those of a value under the page's id. */
  keepKey: string
}

/** When the timers of a page end: each has one deadline, or with `per` one for each value, of which one is at hand. */
export interface Deadlines {
  /** Of the value at hand; what the tab kept of it is taken up. */
  get(id: string): number | undefined
  set(id: string, deadline: number): void
  remove(id: string): void
}

export function createDeadlines({
  specs,
  host,
  reader,
  pageId,
  keepKey,
}: DeadlinesOptions): Deadlines {
  const deadlines = new Map<string, number>()
  const isKept = (id: string) => ownValue(specs, id)?.keep === true
  const keyOf = (id: string) => {
    const per = ownValue(specs, id)?.per
    return per === undefined
      ? `timer ${keepKey} ${id}`
      : `timer ${pageId} ${id} ${reader.resolve(per)}`
  }
  return {
    get(id) {
      const key = keyOf(id)
      const kept = isKept(id) ? Number(host.keep.get(key)) : 0
      return deadlines.get(key) ?? (kept > 0 ? kept : undefined)
    },
    set(id, deadline) {
      deadlines.set(keyOf(id), deadline)
      if (isKept(id)) host.keep.set(keyOf(id), String(deadline))
    },
    remove(id) {
      deadlines.delete(keyOf(id))
      if (isKept(id)) host.keep.remove(keyOf(id))
    },
  }
}
