import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { parseApi } from '#contract/apiDocument.ts'
import type { SourceText } from './document/located.ts'
import type { LintInput } from './input.ts'

/** The documents of a folder such as `schemas/`. */
export type DocumentFolder = Pick<
  LintInput,
  'pages' | 'dialogs' | 'fragments' | 'payloads' | 'panels' | 'site' | 'operations'
>

/**
 * Reads the product's documents from their folder.
 * @param root the folder that holds pages/, dialogs/, fragments/, payloads/, panels/field/, site.json and api.json
 * @param base findings name files relative to it; `root` when absent
 */
export async function readDocuments(root: string, base = root): Promise<DocumentFolder> {
  const read = (folder: string) => readFolder(join(root, folder), base)
  const [pages, dialogs, fragments, payloads, panels, site, api] = await Promise.all([
    read('pages'),
    read('dialogs'),
    read('fragments'),
    read('payloads'),
    read('panels/field'),
    readSource(join(root, 'site.json'), root, base),
    readFile(join(root, 'api.json'), 'utf8'),
  ])
  return { pages, dialogs, fragments, payloads, panels, site, operations: parseApi(api) }
}

/** Every JSON file below a folder, by path, without tools' own hidden folders; an absent folder has none. */
export async function readFolder(folder: string, base: string): Promise<SourceText[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  const files = entries.filter((entry) => entry.endsWith('.json') && !isHidden(entry)).sort()
  return Promise.all(files.map((file) => readSource(join(folder, file), folder, base)))
}

const isHidden = (path: string): boolean => /(?:^|[\\/])\./.test(path)

/** One document; its id is its path below `folder`. */
export async function readSource(file: string, folder: string, base: string): Promise<SourceText> {
  const id = slashed(relative(folder, file)).replace(/\.json$/, '')
  return { file: slashed(relative(base, file)), id, text: await readFile(file, 'utf8') }
}

const slashed = (path: string): string => path.split(sep).join('/')
