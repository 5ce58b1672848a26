import type { LogicEnv } from '#domain/logic/env.ts'
import type { CoverageRecorder } from '../ports/coverage.ts'
import { isTrue } from '../value/isTrue.ts'
import { pageOperators } from '../value/pageOperators.ts'
import { pathsOf } from '../value/pathsOf.ts'
import { resolve } from '../value/resolve.ts'
import type { Changes } from './changes.ts'
import type { Locals, PageScope } from './scope.ts'

/** Read access to the page, for all its parts. */
export interface Reader {
  scope(locals?: Locals): PageScope
  env(): LogicEnv
  resolve(value: unknown, locals?: Locals): unknown
  /** True when a condition holds; a missing condition holds. */
  holds(condition: unknown, locals?: Locals): boolean
  /** Calls the listener when something changed that one of the values reads, except paths in `except`. */
  watch(values: readonly unknown[], listener: () => void, except?: readonly string[]): () => void
}

export function createReader(
  changes: Changes,
  scope: (locals: Locals) => PageScope,
  env: () => LogicEnv,
  coverage?: CoverageRecorder,
): Reader {
  const read = (value: unknown, locals: Locals = {}) =>
    resolve(value, scope(locals), env(), pageOperators())
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
