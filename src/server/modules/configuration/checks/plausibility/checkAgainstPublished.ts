import type { AgreementShape, DocumentShapes } from '#contract/configuration.gen.ts'
import type { FileFinding } from '#contract/finding.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import type { ConfigurationDocuments } from '../../documents/orgConfiguration.ts'
import { parsedDocument } from '../../documents/parsedDocument.ts'
import { configFinding } from '../configFinding.ts'

/** The JSON documents of a configuration, parsed with places. */
type Roots = ReadonlyMap<string, Located | undefined>

/**
 * Reports changes that are valid but may be mistakes beside the published documents: a removed host or member type,
 * shorter member numbers, a changed agreement under the same version.
 * @param published documents that have been checked; none where nothing is published
 */
export const checkAgainstPublished = (
  roots: Roots,
  published: ConfigurationDocuments,
): FileFinding[] => [
  ...droppedHosts(roots.get('organisation.json'), before(published, 'organisation.json')),
  ...shorterNumbers(roots.get('organisation.json'), before(published, 'organisation.json')),
  ...droppedTypes(roots.get('memberTypes.json'), before(published, 'memberTypes.json')),
  ...silentAgreements(roots.get('agreements.json'), before(published, 'agreements.json')),
]

type Before<Name extends keyof DocumentShapes> = DocumentShapes[Name] | undefined

const before = <Name extends keyof DocumentShapes>(
  published: ConfigurationDocuments,
  name: Name,
): Before<Name> => parsedDocument(published, name) as Before<Name>

function droppedHosts(
  organisation: Located | undefined,
  former: Before<'organisation.json'>,
): FileFinding[] {
  const place = get(organisation, 'hosts')
  const hosts = place?.items.map(textOf)
  const dropped = former?.hosts.filter((host) => !hosts?.includes(host)) ?? []
  if (!place || dropped.length === 0) return []
  return [configFinding(place, 'host-dropped', { hosts: dropped.join('、') })]
}

function shorterNumbers(
  organisation: Located | undefined,
  former: Before<'organisation.json'>,
): FileFinding[] {
  const place = get(get(organisation, 'memberNum'), 'digits')
  const digits = Number(place?.value)
  if (!place || !former || digits >= former.memberNum.digits) return []
  return [configFinding(place, 'number-shorter', { digits, former: former.memberNum.digits })]
}

/** Reports removed member types: records keep the id of their type only, and its name is looked up. */
function droppedTypes(
  types: Located | undefined,
  former: Before<'memberTypes.json'> = [],
): FileFinding[] {
  const known = new Set(types?.items.map((type) => textOf(get(type, 'memberType'))))
  if (!types) return []
  return former
    .filter(({ memberType }) => !known.has(memberType))
    .map(({ memberType, name }) => configFinding(types, 'type-dropped', { name, memberType }))
}

const AGREEMENTS = ['userAgreement', 'privacyAgreement'] as const

function silentAgreements(
  agreements: Located | undefined,
  former: Before<'agreements.json'>,
): FileFinding[] {
  return AGREEMENTS.flatMap((name) => {
    const place = get(get(agreements, name), 'version')
    const now = get(agreements, name)?.value as Partial<AgreementShape> | undefined
    const was = former?.[name]
    if (!place || !was || now?.version !== was.version || now.content === was.content) return []
    return [configFinding(place, 'agreement-silent', { title: was.title, version: was.version })]
  })
}
