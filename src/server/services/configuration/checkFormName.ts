import { FunctionCode } from '#contract/codes.ts'
import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { fileFinding } from './configFinding.ts'

/** The JSON documents of a configuration, parsed with places. */
type Roots = ReadonlyMap<string, Located | undefined>

/** Where the objects of a function are listed, and the members that make the id of one. */
const OBJECTS: Readonly<Record<string, { file: string; keys: readonly string[] }>> = {
  [FunctionCode.Member]: { file: 'memberTypes.json', keys: ['oneMemberType', 'memberType'] },
  [FunctionCode.Org]: { file: 'approvals.json', keys: ['oneOrType', 'twoOrType'] },
  [FunctionCode.OrgApplication]: { file: '', keys: [] },
}

/**
 * Reports a form that no call asks for: its function is none, or it names an object that is not listed. The names are those
 * that `findForm` looks for: with both ids of an object, with the second alone, and of the function alone.
 */
export function checkFormName(path: string, name: string, roots: Roots): FileFinding[] {
  const [code = ''] = name.split('-')
  const objects = Object.hasOwn(OBJECTS, code) ? OBJECTS[code] : undefined
  if (!objects) return [fileFinding(path, 'unknown-document/form', { name })]
  const ids = (roots.get(objects.file)?.items ?? []).map((object) =>
    objects.keys.map((key) => textOf(get(object, key)) ?? ''),
  )
  const known = [
    code,
    ...ids.flatMap((both) => [both, both.slice(-1)]).map((id) => [code, ...id].join('-')),
  ]
  if (known.includes(name)) return []
  const finding = `form-unasked/${SENTENCES[code as keyof typeof SENTENCES]}` as const
  return [fileFinding(path, finding, { name }, suggest(name, known))]
}

const SENTENCES = {
  [FunctionCode.Member]: 'member',
  [FunctionCode.Org]: 'term',
  [FunctionCode.OrgApplication]: 'single',
} as const
