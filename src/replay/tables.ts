import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Dictionaries } from '#contract/formInfo.ts'
import type { Tables } from './runScenario.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures')

const read = (...path: string[]) => JSON.parse(readFileSync(join(FIXTURES, ...path), 'utf8'))

/** Dictionaries and areas of the fixtures; `now` is the machine's. */
export function fixtureTables(): Tables {
  const names = readdirSync(join(FIXTURES, 'dictionaries')).filter((name) => name.endsWith('.json'))
  const dictionaries: Dictionaries = Object.fromEntries(
    names.map((name) => [basename(name, '.json'), read('dictionaries', name)]),
  )
  return { dictionaries, areas: read('areas', 'area-tree.json'), now: Date.now() }
}
