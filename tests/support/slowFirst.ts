import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest for their size, below `tests/`. */
const SLOW = [
  'server/store/store.test.ts',
  'server/authorize/rights.test.ts',
  'replay/proof/prove.test.ts',
  'lint/cli.test.ts',
  'server/services/configuration/configurationChecker.test.ts',
  'server/authorize/isolation.test.ts',
  'server/certificates/state.test.ts',
  'server/dues/closing/closeBooks.test.ts',
  'server/config/configDesk.test.ts',
]

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
  const at = SLOW.findIndex((file) => moduleId.endsWith(`/tests/${file}`))
  return at < 0 ? SLOW.length : at
}
