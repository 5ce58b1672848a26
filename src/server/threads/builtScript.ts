import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Script } from 'node:vm'

/** The server, in a build one CommonJS file beside the files of its threads. */
export const SERVER = 'server.cjs'

export interface LoadedScript<Exports> {
  exports: Exports
  /** Puts beside the file what V8 has compiled of it until now: every function that has run. */
  keepCompiled(): void
}

const cacheOf = (file: string): string => `${file}.cache`

/**
 * Runs a CommonJS file and returns its exports. Compiled code that the build has put beside it saves V8 the work; another
 * version of Node or other flags refuse that code, and compile the file as if it were not there. The file must have no
 * `import()`, which such code cannot do.
 */
export function runScript<Exports>(file: string): Exports {
  return evaluate<Exports>(file, openScript(file))
}

/** Runs a CommonJS file as if no compiled code were beside it. */
export function loadScript<Exports>(file: string): LoadedScript<Exports> {
  const script = scriptOf(file)
  const exports = evaluate<Exports>(file, script)
  return {
    exports,
    keepCompiled: () => writeFileSync(cacheOf(file), script.createCachedData()),
  }
}

export function openScript(file: string): Script {
  const cached = cacheOf(file)
  return scriptOf(file, existsSync(cached) ? { cachedData: readFileSync(cached) } : {})
}

const scriptOf = (file: string, options: { cachedData?: Buffer } = {}): Script =>
  new Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`,
    { filename: file, ...options },
  )

function evaluate<Exports>(file: string, script: Script): Exports {
  const module = { exports: {} as Exports }
  const run = script.runInThisContext() as (...args: unknown[]) => void
  run(module.exports, createRequire(file), module, file, dirname(file))
  return module.exports
}
