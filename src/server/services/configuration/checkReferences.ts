import type { FileFinding } from '#contract/finding.ts'
import { type Entry, get, type Located, textOf } from '#lint/document/located.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import { suggest } from '#lint/document/suggest.ts'
import { type ConfigCode, configFinding } from './configFinding.ts'
import { type ConfigurationDocuments, isAsset } from './documents.ts'

/** Names that a configuration may refer to. */
interface Names {
  assets: ReadonlySet<string>
  memberTypes: ReadonlySet<string>
  objIds: ReadonlySet<string>
}

/** Every `asset:` file, member type and objId named anywhere must exist; doubled ids are refused. */
export function checkReferences(documents: ConfigurationDocuments): FileFinding[] {
  const roots = new Map(
    Object.entries(documents)
      .filter(([path]) => !isAsset(path))
      .map(([path, text]) => [path, parseLocated({ file: path, id: path, text }).root]),
  )
  const names = namesOf(documents, roots.get('memberTypes.json'))
  return [
    ...[...roots.values()].flatMap((root) => (root ? assetFindings(root, names.assets) : [])),
    ...['memberConfig.json', 'memberNotices.json', 'fees.json'].flatMap((file) =>
      listed(roots.get(file), 'memberType', names.memberTypes, '会员类型'),
    ),
    ...listed(roots.get('statusList.json'), 'objId', names.objIds, '会员类型'),
    ...['memberTypes.json:memberType', 'modules.json:id', 'notices.json:id'].flatMap((text) => {
      const [file = '', key = ''] = text.split(':')
      return doubled(roots.get(file), key)
    }),
    ...formNames(roots, names.objIds),
  ]
}

function namesOf(documents: ConfigurationDocuments, types: Located | undefined): Names {
  const items = types?.items ?? []
  const text = (item: Located, key: string) => textOf(get(item, key)) ?? ''
  return {
    assets: new Set(
      Object.keys(documents)
        .filter(isAsset)
        .map((path) => path.slice('assets/'.length)),
    ),
    memberTypes: new Set(items.map((item) => text(item, 'memberType'))),
    objIds: new Set(
      items.map((item) => `${text(item, 'oneMemberType')},${text(item, 'memberType')}`),
    ),
  }
}

/** Every text `asset:NAME` below a value. */
function assetFindings(value: Located, assets: ReadonlySet<string>): FileFinding[] {
  const name = textOf(value)?.match(/^asset:(.*)$/)?.[1]
  const below = [...value.items, ...value.entries.map((entry: Entry) => entry.value)]
  const own =
    name === undefined || assets.has(name)
      ? []
      : [unknown(value, 'unknown-asset', `没有名为“${name}”的文件`, name, assets)]
  return [...own, ...below.flatMap((part) => assetFindings(part, assets))]
}

function listed(
  root: Located | undefined,
  key: string,
  known: ReadonlySet<string>,
  what: string,
): FileFinding[] {
  return (root?.items ?? []).flatMap((item) => {
    const place = get(item, key)
    const name = textOf(place)
    if (!place || name === undefined || known.has(name)) return []
    return [unknown(place, 'unknown-member-type', `没有${what}“${name}”`, name, known)]
  })
}

function unknown(
  place: Located,
  code: ConfigCode,
  message: string,
  name: string,
  known: ReadonlySet<string>,
): FileFinding {
  return configFinding(place, { code, message, hint: suggest(name, known) })
}

function doubled(root: Located | undefined, key: string): FileFinding[] {
  const seen = new Set<string>()
  return (root?.items ?? []).flatMap((item) => {
    const place = get(item, key)
    const name = textOf(place)
    if (!place || name === undefined || !seen.has(name)) {
      if (name !== undefined) seen.add(name)
      return []
    }
    return [configFinding(place, { code: 'duplicate-id', message: `“${name}”重复` })]
  })
}

/** `0301-<oneMemberType>-<memberType>`: the form of a member type that exists. */
function formNames(
  roots: ReadonlyMap<string, Located | undefined>,
  objIds: ReadonlySet<string>,
): FileFinding[] {
  return [...roots].flatMap(([path, root]) => {
    const objId = /^formConfig\/0301-(\w+)-(\w+)\.json$/.exec(path)?.slice(1).join(',')
    if (!root || objId === undefined || objIds.has(objId)) return []
    return [unknown(root, 'unknown-member-type', `没有会员类型“${objId}”`, objId, objIds)]
  })
}
