import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FirstScreen } from '#contract/firstScreen.ts'
import { ownValue } from '#contract/record.ts'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: readonly string[]
  css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** Files a screen needs beside those index.html names, so that none waits until another has asked for it. */
export type LateFiles = (screen: {
  data: Pick<FirstScreen, 'kinds'>
  hasForms: boolean
}) => readonly string[]

/** By the manifest of the build; nothing before the first one. */
export function lateFiles(builtApp: string): LateFiles {
  const path = join(builtApp, '.vite', 'manifest.json')
  if (!existsSync(path)) return () => []
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const entry = Object.keys(manifest).filter((key) => ownValue(manifest, key)?.isEntry)
  const known = filesOf(manifest, entry)
  return ({ data, hasForms }) => {
    const sources = [...data.kinds.map(sourceOf), ...(hasForms ? [ENGINE] : [])]
    const chunks = Object.keys(manifest).filter((key) =>
      sources.some((end) => `/${key}`.endsWith(end)),
    )
    return [...filesOf(manifest, chunks)].filter((file) => !known.has(file))
  }
}

const ENGINE = '/formEngine.ts'

/** Where a kind's component stands: `nodes/indexList/IndexListNode.tsx`. */
const sourceOf = (kind: string): string =>
  `/nodes/${kind}/${kind.charAt(0).toUpperCase()}${kind.slice(1)}Node.tsx`

/** Scripts and style sheets of these chunks and of all they import. */
function filesOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()) {
  const files = new Set<string>()
  for (const key of keys) {
    const chunk = ownValue(manifest, key)
    if (!chunk || seen.has(key)) continue
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const file of filesOf(manifest, chunk.imports ?? [], seen)) files.add(file)
  }
  return files
}
