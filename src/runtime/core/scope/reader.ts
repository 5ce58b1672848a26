import type { LogicEnv } from '#domain/logic/env.ts'
import type { CoverageRecorder } from '../ports/coverage.ts'
import { isTrue } from '../value/isTrue.ts'
import { pathsOf } from '../value/pathsOf.ts'
import { resolve } from '../value/resolve.ts'
import type { Changes } from './changes.ts'
import type { Locals, PageScope } from './scope.ts'

/** Reading the page: what every part of it gets. */
export interface Reader {
  scope(locals?: Locals): PageScope
  env(): LogicEnv
  resolve(value: unknown, locals?: Locals): unknown
  /** Whether a condition holds; one that is not written does. */
  holds(condition: unknown, locals?: Locals): boolean
  /** Told when something changed that one of the values reads, paths in `except` aside. */
  watch(values: readonly unknown[], listener: () => void, except?: readonly string[]): () => void
}

export function createReader(
  changes: Changes,
  scope: (locals: Locals) => PageScope,
  env: () => LogicEnv,
  coverage?: CoverageRecorder,
): Reader {
  const read = (value: unknown, locals: Locals = {}) => resolve(value, scope(locals), env())
  return {
    scope: (locals = {}) => scope(locals),
    env,
    resolve: read,
    holds(condition, locals) {
      const outcome = condition === undefined || isTrue(read(condition, locals))
      coverage?.decided(condition, outcome)
      return outcome
    },
    watch(values, listener, except = []) {
      const paths = pathsOf(values).filter((path) => !except.some((own) => isWithin(path, own)))
      return paths.length === 0 ? () => {} : changes.subscribe(paths, listener)
    },
  }
}

const isWithin = (path: string, root: string): boolean =>
  path === root || path.startsWith(`${root}.`)
