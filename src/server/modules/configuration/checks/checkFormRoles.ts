import roles from '#adapters/formInfo/roles.json' with { type: 'json' }
import { FunctionCode, MemberCategory } from '#contract/codes.ts'
import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { inFolder } from '../documents/openConfiguration.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { configFinding } from './configFinding.ts'

/** A field key that the server reads from submitted answers, whatever the form says beside it. */
type Role = keyof typeof roles

const ROLES = Object.keys(roles) as Role[]

/**
 * Checks the field keys that the server reads: a form has the key that its records need, a card number comes with its
 * type, and a key of the published form that is lost is reported. A renamed key counts as lost, because the server
 * reads the field by name.
 */
export const checkFormRoles = (
  documents: ConfigurationDocuments,
  published: ConfigurationDocuments,
  types: Located | undefined,
): FileFinding[] =>
  inFolder(documents, 'formConfig').flatMap(([name, text]) => {
    const formInfo = formInfoOf(name, text)
    if (!formInfo) return []
    const keys = keysOf(formInfo)
    const needed = neededKey(name, types)
    const former = ownValue(published, `formConfig/${name}.json`)
    const lost = former ? [...keysOf(formInfoOf(name, former))].filter((key) => !keys.has(key)) : []
    return [
      ...(needed && !keys.has(needed) ? [missing(formInfo, needed)] : []),
      ...(keys.has('cardNo') && !keys.has('cardType')
        ? [configFinding(formInfo, 'role-pair')]
        : []),
      ...ROLES.filter((role) => role !== needed && lost.includes(role)).map((role) =>
        configFinding(formInfo, 'role-lost', { key: role, ...roles[role] }),
      ),
    ]
  })

const missing = (formInfo: Located, key: Role): FileFinding =>
  configFinding(formInfo, 'role-missing', { key, ...roles[key] })

function formInfoOf(name: string, text: string): Located | undefined {
  const { root } = parseLocated({ file: `formConfig/${name}.json`, id: name, text })
  return get(root, 'formInfo')
}

/** Keys of the fields; those of a table's columns are in `items` and stay out. */
const keysOf = (formInfo: Located | undefined): ReadonlySet<string> =>
  new Set(
    (formInfo?.items ?? [])
      .flatMap((row) => (row.entries.length > 0 ? [row] : row.items))
      .flatMap((field) => textOf(get(field, 'value')) ?? []),
  )

/** The key without which a record of the form has no name; undefined for a form of no known kind. */
function neededKey(name: string, types: Located | undefined): Role | undefined {
  const [code, ...ids] = name.split('-')
  if (code === FunctionCode.Org || code === FunctionCode.OrgApplication) return 'realName'
  const type = (types?.items ?? []).find((item) => textOf(get(item, 'memberType')) === ids.at(-1))
  if (!type) return undefined
  return textOf(get(type, 'oneMemberCode')) === MemberCategory.Group ? 'orgName' : 'realName'
}
