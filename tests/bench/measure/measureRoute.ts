import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../../..')
const outDir = resolve(root, 'node_modules/.bench/app')

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** Brotli kilobytes of JavaScript. */
export interface RouteSize {
  /** What the home page loads first. */
  home: number
  /** What the first form adds to it: node, engine, store and widgets, before anything is opened. */
  added: number
}

const FORM = ['nodes/form/FormNode.tsx', 'formEngine.ts', 'runtime/core/page/lazyParts.ts']

/** Builds the application and weighs what a page with a form loads beyond the home page. */
export async function measureRoute(): Promise<RouteSize> {
  await build({
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  const manifest = JSON.parse(
    readFileSync(resolve(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const names = Object.keys(manifest)
  const home = loadedBy(
    manifest,
    names.filter((name) => manifest[name]?.isEntry),
  )
  const form = loadedBy(
    manifest,
    names.filter((name) => FORM.some((end) => `/${name}`.endsWith(`/${end}`))),
  )
  if (home.size === 0 || form.size === 0) throw new Error('the manifest lacks home or form')
  return { home: weight([...home]), added: weight([...form].filter((file) => !home.has(file))) }
}

/** Files these chunks import, directly or through others, themselves included. */
function loadedBy(manifest: Manifest, names: readonly string[], files = new Set<string>()) {
  for (const name of names) {
    const { file, imports = [] } = manifest[name] ?? { file: '' }
    if (!file || files.has(file)) continue
    files.add(file)
    loadedBy(manifest, imports, files)
  }
  return files
}

const weight = (files: readonly string[]): number =>
  files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(resolve(outDir, file))).length / 1000,
    0,
  )
