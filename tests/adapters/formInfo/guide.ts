import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIELD_TYPES, LAYOUT_TYPES } from '#contract/formInfo.ts'

const TEXT = readFileSync(join(import.meta.dirname, '../../../schemas/formInfo.md'), 'utf8')

/** `全部`, `全部（…除外）`, or the types by name. */
function typesOf(cell: string): readonly string[] {
  const named = [...cell.matchAll(/`(\w+)`/g)].map(([, type = '']) => type)
  const without = [...named, ...(cell.includes('排版类') ? LAYOUT_TYPES : [])]
  return cell.startsWith('全部') ? FIELD_TYPES.filter((type) => !without.includes(type)) : named
}

/** Attribute → types, as the staff's guide has them. */
export const guide: ReadonlyMap<string, readonly string[]> = new Map(
  [...TEXT.matchAll(/^\| `(\w+)` \| .+ \| (.+) \|$/gm)].map(([, name = '', cell = '']) => [
    name,
    typesOf(cell),
  ]),
)
