import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import passed from '../gate/passedWhole.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../..')

/** Files of the quick suites that take longest for their size, below `tests/`. */
const SLOW = [
  'server/store/store.test.ts',
  'server/changes/changes.test.ts',
  'architecture/keys.test.ts',
  'architecture/boundaries.test.ts',
  'server/authorize/isolation.test.ts',
  'server/dues/payment/payDues.test.ts',
  'server/closing/closing.test.ts',
]
const SECONDS: Readonly<Record<string, number>> = passed.seconds

/**
 * Begins with the slow files of a project, so that no worker is left with one of them at the end: without results of a
 * run before, as on a bare machine, Vitest goes by the size of a file.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, two) => placeOf(one) - placeOf(two))
  }
}

/** Isolated projects stay ahead: a worker that shares modules ends when a file of another project is next. */
function placeOf({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return -1
  const name = relative(ROOT, moduleId)
  if (project.name === 'rest') return -(SECONDS[name] ?? 0)
  const at = SLOW.findIndex((file) => name === `tests/${file}`)
  return at < 0 ? SLOW.length : at
}
