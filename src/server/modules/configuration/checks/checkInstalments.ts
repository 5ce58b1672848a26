import type { FileFinding } from '#contract/finding.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { unknownName } from './nameFindings.ts'

/** Reports unknown member types among those that may pay dues in instalments; nobody would be offered them. */
export function checkInstalments(
  organisation: Located | undefined,
  memberTypes: ReadonlySet<string>,
): FileFinding[] {
  const dues = organisation && get(organisation, 'dues')
  const instalments = dues && get(dues, 'instalments')
  const types = (instalments && get(instalments, 'memberTypes')?.items) ?? []
  return types.flatMap((type) => {
    const name = textOf(type)
    if (name === undefined || memberTypes.has(name)) return []
    return [unknownName(type, 'unknown-member-type', name, memberTypes)]
  })
}
