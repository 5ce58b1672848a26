import { FunctionCode } from '#contract/codes.ts'
import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { suggest } from '#domain/text/suggest.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { type FindingName, fileFinding } from './configFinding.ts'

/** The JSON documents of a configuration, parsed with places. */
type Roots = ReadonlyMap<string, Located | undefined>

interface Objects {
  file: string
  keys: readonly string[]
  /** Finding for a form that belongs to none of the listed objects. */
  finding: FindingName
}

/** The document that lists the objects of a function, and the members that make up an object's id. */
const OBJECTS: Readonly<Record<string, Objects>> = {
  [FunctionCode.Member]: {
    ...{ file: 'memberTypes.json', keys: ['oneMemberType', 'memberType'] },
    finding: 'form-unasked/member',
  },
  [FunctionCode.Org]: {
    ...{ file: 'approvals.json', keys: ['oneOrType', 'twoOrType'] },
    finding: 'form-unasked/term',
  },
  [FunctionCode.OrgApplication]: { file: '', keys: [], finding: 'form-unasked/single' },
}

/**
 * Reports a form that no call requests: its function is unknown, or the object in its name is not listed. The names are
 * those that `findForm` looks for: with both ids of an object, with the second alone, and of the function alone.
 */
export function checkFormName(path: string, name: string, roots: Roots): FileFinding[] {
  const [code = ''] = name.split('-')
  const objects = ownValue(OBJECTS, code)
  if (!objects) return [fileFinding(path, 'unknown-document/form', { name })]
  const ids = (roots.get(objects.file)?.items ?? []).map((object) =>
    objects.keys.map((key) => textOf(get(object, key)) ?? ''),
  )
  const known = [
    code,
    ...ids.flatMap((both) => [both, both.slice(-1)]).map((id) => [code, ...id].join('-')),
  ]
  if (known.includes(name)) return []
  return [fileFinding(path, objects.finding, { name }, suggest(name, known))]
}
