import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache/society-portal/threads')

const files = new Map<string, string>()

/**
 * Returns the path of a worker's code as one file of JavaScript, made from its TypeScript once a process. Such a thread
 * starts in a tenth of a second; a TypeScript loader of its own takes six.
 */
export function bundleThread(entry: string): string {
  const file = files.get(entry) ?? writeOnce(bundle(entry))
  files.set(entry, file)
  return file
}

/** esbuild comes with the tools of development: a built server never gets here. */
function bundle(entry: string): string {
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** Named by its content: processes that write it at once write the same. */
function writeOnce(code: string): string {
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const file = join(CACHE, `${name}.mjs`)
  if (existsSync(file)) return file
  mkdirSync(CACHE, { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, code)
  renameSync(part, file)
  return file
}
