import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Dictionaries } from '#contract/formInfo.ts'
import { createPatternMatcher } from '#domain/patterns/createPatternMatcher.ts'
import { loadLinearEngine } from '#domain/patterns/linearEngine.ts'
import type { Tables } from './runScenario.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures')

const read = (...path: string[]) => JSON.parse(readFileSync(join(FIXTURES, ...path), 'utf8'))

/** Dictionaries and areas of the fixtures; patterns are matched as the server does; `now` is the machine's. */
export async function fixtureTables(): Promise<Tables> {
  const names = readdirSync(join(FIXTURES, 'dictionaries')).filter((name) => name.endsWith('.json'))
  const dictionaries: Dictionaries = Object.fromEntries(
    names.map((name) => [basename(name, '.json'), read('dictionaries', name)]),
  )
  const matches = createPatternMatcher({ linearAlways: true, engine: await loadLinearEngine() })
  return { dictionaries, areas: read('areas', 'area-tree.json'), now: Date.now(), matches }
}
