import type { Source } from '#contract/page.gen.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { Ports } from '../ports/ports.ts'
import type { Request } from '../ports/transport.ts'
import type { Changes } from '../scope/changes.ts'
import type { Reader } from '../scope/reader.ts'
import { pathsOf } from '../value/pathsOf.ts'
import { personalCalls } from './personalCalls.ts'
import { createSource, type SourceControl } from './source.ts'
import { recordsOf, type SourceState } from './sourceState.ts'

/** All sources of a page. */
export interface Sources {
  /** Scope root `data`. */
  get(): Readonly<Record<string, SourceState>>
  /** Starts sending requests. */
  start(): void
  /** Reloads these sources; resolves when all have answered. Unknown ids are ignored here and reported by lint. */
  refresh(ids: readonly string[]): Promise<void>
  /** Reloads every source whose answer depends on the user. */
  refreshPersonal(): Promise<void>
  /** True when every source the value reads has answered or is idle. */
  knownFor(value: unknown): boolean
  requests(): Readonly<Record<string, Request>>
  accept(id: string, key: string, answer: unknown): void
  /** Returns the record with the same `id` from the newest answers, else the row itself. */
  freshRow(row: unknown): unknown
  dispose(): void
}

export function createSources(
  specs: Readonly<Record<string, Source>>,
  host: Ports,
  reader: Reader,
  changes: Changes,
  answered: (id: string, value: unknown) => void,
): Sources {
  const controls: Record<string, SourceControl> = {}
  const stops: (() => void)[] = []
  let data: Record<string, SourceState> = {}

  const knownFor = (value: unknown, except: readonly string[] = []) =>
    pathsOf(value).every((path) => {
      const [root, id = ''] = path.split('.')
      return root !== 'data' || except.includes(id) || (ownValue(controls, id)?.known() ?? true)
    })
  for (const [id, spec] of Object.entries(specs)) {
    const control = createSource({
      id,
      spec,
      host,
      reader,
      ready: () => knownFor([spec.when, spec.params], [id]),
      changed: () => {
        data = { ...data, [id]: control.state() }
        changes.emit(`data.${id}`)
      },
      answered: (value) => answered(id, value),
    })
    putOwn(controls, id, control)
    putOwn(data, id, control.state())
  }
  const all = () => Object.keys(controls)
  const refresh = async (ids: readonly string[]) => {
    await Promise.all(ids.map((id) => ownValue(controls, id)?.refresh()))
  }
  return {
    get: () => data,
    start() {
      for (const [id, control] of Object.entries(controls)) {
        // A source's own answer never triggers it again; only `until` may read it.
        const spec = ownValue(specs, id)
        stops.push(reader.watch([spec?.when, spec?.params], control.reconsider, [`data.${id}`]))
        control.reconsider()
        stops.push(host.lookups.subscribe(control.reread))
      }
    },
    refresh,
    async refreshPersonal() {
      const isPersonal = await personalCalls()
      await refresh(all().filter((id) => isPersonal(ownValue(specs, id)?.call)))
    },
    knownFor: (value) => knownFor(value),
    requests: () =>
      Object.fromEntries(
        all().flatMap((id) => {
          const request = ownValue(controls, id)?.request()
          return request ? [[id, request]] : []
        }),
      ),
    accept: (id, key, answer) => ownValue(controls, id)?.accept(key, answer),
    freshRow: (row) => findAgain(data, row),
    dispose() {
      for (const stop of stops) stop()
      for (const control of Object.values(controls)) control.dispose()
    },
  }
}

function findAgain(data: Readonly<Record<string, SourceState>>, row: unknown): unknown {
  if (!isRecord(row) || row.id === undefined) return row
  const records = Object.values(data).flatMap(({ value }) => [value, ...recordsOf(value)])
  return records.find((record) => isRecord(record) && record.id === row.id) ?? row
}
