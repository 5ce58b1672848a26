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

/** A lazy file of a screen, in addition to those index.html names. */
export interface LazyFile {
  /** Path below the site's root. */
  file: string
  /** Content of a style sheet without which the server-rendered screen must not be shown. */
  styles?: string
}

/** All lazy files of a screen at once, so that none waits for another to request it. */
export type LazyFiles = (screen: {
  data: Pick<FirstScreen, 'kinds' | 'drawn'>
  hasForms: boolean
  hasLateOperators: boolean
  hasPager: boolean
}) => readonly LazyFile[]

/** Finds lazy files by the build manifest; empty before the first build. Results are cached by kind. */
export function lazyFiles(builtApp: string): LazyFiles {
  const path = join(builtApp, '.vite', 'manifest.json')
  if (!existsSync(path)) return () => []
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const entry = Object.keys(manifest).filter((key) => ownValue(manifest, key)?.isEntry)
  const entryFiles = filesOf(manifest, entry)
  const filesOfSource = cached((source) => {
    const keys = Object.keys(manifest).filter((key) => `/${key}`.endsWith(source))
    return [...filesOf(manifest, keys)]
  })
  const textOf = cached((file) => readFileSync(join(builtApp, file), 'utf8'))
  return ({ data, hasForms, hasLateOperators, hasPager }) => {
    const shown = [...data.kinds.map(sourceOf), ...(hasPager ? [PAGING] : [])]
    const drawn = new Set(shown.flatMap(filesOfSource))
    const isLate = [...drawn].some((file) => !entryFiles.has(file))
    const undrawn = [
      ...(isLate ? filesOfSource(LATE_KINDS) : []),
      ...(hasForms ? FORMS.flatMap(filesOfSource) : []),
      ...(hasLateOperators ? filesOfSource(OPERATORS) : []),
      ...(data.drawn ? [] : CALLS.flatMap(filesOfSource)),
    ]
    return [...new Set([...drawn, ...undrawn])]
      .filter((file) => !entryFiles.has(file))
      .map((file) =>
        data.drawn && drawn.has(file) && file.endsWith('.css')
          ? { file, styles: textOf(file) }
          : { file },
      )
  }
}

/** Memoises a function by its key. */
function cached<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/** Sources that render forms, and that open a page with a form. */
const FORMS = ['/formEngine.ts', '/core/page/lazyParts.ts']
/** Source that locates the code of lazily loaded kinds. */
const LATE_KINDS = '/nodes/lateKinds.ts'
/** Every operator of rules. */
const OPERATORS = '/logic/operators/operatorRegistry.ts'
/** Sources that send calls and cache their answers: a page that was not rendered here begins with calls. */
const CALLS = ['/client/createClient.ts', '/page/swrParts.ts']
const PAGING = '/nodes/records/Paging.tsx'

/** Source path of a kind's component: `nodes/indexList/IndexListNode.tsx`. */
const sourceOf = (kind: string): string =>
  `/nodes/${kind}/${kind.charAt(0).toUpperCase()}${kind.slice(1)}Node.tsx`

/** Scripts and style sheets of these chunks and their transitive imports. */
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
