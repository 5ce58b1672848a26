import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ownValue } from '#contract/record.ts'
import { contractHash } from '../apiDocument.ts'
import { type Compile, type Validator, validatorKey } from './validator.ts'

/** File beside the built server, written by `writeValidators.ts`. */
export const BUILT_VALIDATORS = 'callValidators.cjs'

interface BuiltValidators {
  /** Hash of the contract that they were made from. */
  contract: string
  /** By key; each is a module of its own, run when it is first asked for. */
  modules: Record<string, (module: { exports: unknown }, require: NodeJS.Require) => void>
}

/** The validators a build has made; undefined where there is no build, or the contract has changed since. */
export function builtValidators(folder = import.meta.dirname): Compile | undefined {
  const file = join(folder, BUILT_VALIDATORS)
  if (!existsSync(file)) return undefined
  const require = createRequire(file)
  const { contract, modules } = require(file) as BuiltValidators
  if (contract !== contractHash()) return undefined
  return (kind, text) => {
    const load = ownValue(modules, validatorKey(kind, text))
    if (!load) throw new Error(`${BUILT_VALIDATORS} has no validator of ${text}`)
    const module = { exports: {} }
    load(module, require)
    return module.exports as Validator
  }
}
