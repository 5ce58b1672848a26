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
  /** What the studio with a form in its editor adds to both; not the worker of the proofs, which loads when asked for. */
  studio: number
}

const STUDIO = ['studio/StudioDocument.tsx', 'studio/form/FormEditor.tsx']
const FORM = ['nodes/form/FormNode.tsx', 'formEngine.ts', 'runtime/core/page/lazyParts.ts']

/** Builds the application and weighs what a page with a form loads beyond the home page, and the studio beyond both. */
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
  const endingIn = (ends: readonly string[]) =>
    names.filter((name) => ends.some((end) => `/${name}`.endsWith(`/${end}`)))
  const home = loadedBy(
    manifest,
    names.filter((name) => manifest[name]?.isEntry),
  )
  const form = loadedBy(manifest, endingIn(FORM))
  const studio = loadedBy(manifest, endingIn(STUDIO))
  if (home.size === 0 || form.size === 0 || studio.size === 0)
    throw new Error('the manifest lacks home, form or studio')
  return {
    home: weight([...home]),
    added: weight([...form].filter((file) => !home.has(file))),
    studio: weight([...studio].filter((file) => !home.has(file) && !form.has(file))),
  }
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
