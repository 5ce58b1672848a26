import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Survey } from '../documents/survey.ts'
import { UsageError } from '../grep.ts'
import { SCENARIO_SUFFIX } from '../jsonFiles.ts'

/** Folder of an organisation's forms; omitted in the paths of their scenarios. */
const FORM_FOLDER = 'formConfig'

/**
 * Determines where the scenarios of each form go: below `folder`, at the form's place below the given path, or below
 * the folder containing all paths. For forms, and for scenarios named explicitly.
 * @returns form → prefix of its scenarios' names
 * @throws UsageError when `folder` is or contains a file, or scenarios of two forms would collide
 */
export function basesOf(folder: string, found: readonly Survey[]): Map<string, string> {
  requireFolder(folder)
  const root = sharedFolder(found.map(({ path }) => path))
  const files = found.flatMap(({ path, forms }) =>
    forms.filter((file) => !file.endsWith(SCENARIO_SUFFIX) || file === path),
  )
  const bases = new Map(files.map((file) => [file, baseOf(folder, root, file)]))
  requireApart(bases)
  return bases
}

function requireFolder(folder: string): void {
  let there = folder
  while (!existsSync(there)) there = dirname(there)
  if (!isFolder(there))
    throw new UsageError(
      `--generate 后面要先写存放场景的文件夹，再写表单；${there} 是文件，不是文件夹。`,
    )
}

function requireApart(bases: ReadonlyMap<string, string>): void {
  const owners = new Map<string, string>()
  for (const [file, base] of bases) {
    const other = owners.get(base)
    if (other !== undefined && resolve(other) !== resolve(file))
      throw new UsageError(`${other} 和 ${file} 的场景会写进同一处 ${base}，请分开生成。`)
    owners.set(base, file)
  }
}

/** The deepest folder that holds all of these. */
function sharedFolder(paths: readonly string[]): string {
  const trails = paths.map((path) => resolve(isFolder(path) ? path : dirname(path)).split(sep))
  const [first = []] = trails
  const end = first.findIndex((part, at) => trails.some((trail) => trail[at] !== part))
  return (end < 0 ? first : first.slice(0, end)).join(sep) || sep
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

function baseOf(folder: string, root: string, file: string): string {
  const parts = relative(root, file)
    .split(sep)
    .filter((part) => part !== FORM_FOLDER)
  return join(folder, ...parts).replace(/(\.scenario)?\.json$/, '')
}
