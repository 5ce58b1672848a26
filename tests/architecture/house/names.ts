import { basename, dirname } from 'node:path'
import type { Figure } from './figure.ts'
import { roomOf, type Tree } from './tree.ts'

/**
 * Base names that folders of one room have for different things. Folders whose paths differ in one step
 * (`providers/sms`, `sandbox/sms`) are taken for parts of the same thing, which the name says; whether the
 * others mean the same by it is for a reader to judge.
 */
export function folderNames(tree: Tree): Figure {
  const named = new Map<string, string[]>()
  for (const folder of foldersOf(tree)) {
    const key = `${roomOf(folder)} ${basename(folder)}`
    named.set(key, [...(named.get(key) ?? []), folder])
  }
  const found = [...named.values()].filter((folders) => distinct(folders).length > 1)
  const all = [...named.values()].filter((folders) => folders.length > 1).length
  return {
    count: found.length,
    says: `names of folders for different things of one room; ${all} with those for parts of the same thing`,
    behind: found.map((folders) => `${basename(folders[0] ?? '')}: ${folders.join(', ')}`),
  }
}

/** Every folder below a room, those that hold nothing but folders included. */
function foldersOf(tree: Tree): string[] {
  const found = new Set<string>()
  for (const file of tree.code) {
    const within = `${roomOf(file)}/`
    for (let folder = dirname(file); folder.startsWith(within); folder = dirname(folder))
      found.add(folder)
  }
  return [...found].sort()
}

/** One folder for each thing: the first of those that are parts of the same. */
const distinct = (folders: readonly string[]): string[] =>
  folders.filter((folder, index) => !folders.slice(0, index).some((one) => isParallel(one, folder)))

function isParallel(one: string, other: string): boolean {
  const [steps, others] = [one.split('/'), other.split('/')]
  if (steps.length !== others.length) return false
  return steps.filter((step, index) => step !== others[index]).length === 1
}
