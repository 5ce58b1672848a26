import type { OrganisationShape } from '#contract/configuration.gen.ts'
import type { FileFinding } from '#contract/finding.ts'
import { documentRoot } from '#lint/document/documentRoot.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { parseLocated } from '#lint/document/parseLocated.ts'
import type { Organisation } from '#server/base/organisation.ts'
import { StoreError } from '#server/store/databaseError.ts'
import { findOrganisations, listHostsOf } from '#server/store/shards/organisations.ts'
import type { Store } from '#server/store/store.ts'
import { organisationByCode } from '../documents/organisationByCode.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { findLiveVersions } from '../repositories/liveVersions.ts'
import { configFinding } from './configFinding.ts'

const FILE = 'organisation.json'

/**
 * Checks a society's identity against the database: its id and code never change, and a host belongs to one society.
 * @param orgId the society that the documents are for; it need not exist yet
 * @throws StoreError when the database of the society or of a host cannot be read
 */
export async function checkSociety(
  store: Store,
  orgId: string,
  documents: ConfigurationDocuments,
): Promise<FileFinding[]> {
  const root = rootOf(documents)
  if (!root) return []
  const found = (await store.lookUp('orgId', [orgId], findOrganisations('orgId'))).get(orgId)
  if (found instanceof StoreError) throw found
  return [
    ...(found ? identityFindings(root, found) : []),
    ...(await takenHosts(store, orgId, hostsIn(root))),
  ]
}

/**
 * Applies `checkSociety` to documents that name their society themselves: by its code or, if that is unknown, by its
 * id.
 */
export async function checkNamedSociety(
  store: Store,
  documents: ConfigurationDocuments,
): Promise<FileFinding[]> {
  const root = rootOf(documents)
  const named = (key: keyof OrganisationShape) => textOf(get(root, key)) ?? ''
  const known = await organisationByCode(store, named('code'))
  return checkSociety(store, known?.orgId ?? named('orgId'), documents)
}

/**
 * Applies `checkSociety` to a change in the studio, which must also keep at least one present host: otherwise its
 * publisher could not return to repair the site. An operator may replace all hosts at once.
 */
export async function checkOwnSociety(
  store: Store,
  orgId: string,
  documents: ConfigurationDocuments,
): Promise<FileFinding[]> {
  const hosts = hostsIn(rootOf(documents))
  const known = await store.txSystemOf(orgId, (tx) => listHostsOf(tx, orgId))
  const isLost = hosts.length > 0 && !hosts.some(({ host }) => known.includes(host))
  return [
    ...(await checkSociety(store, orgId, documents)),
    ...hosts
      .slice(0, 1)
      .filter(() => isLost)
      .map(({ place }) => configFinding(place, 'lost-hosts', { hosts: known.join('、') })),
  ]
}

function rootOf(documents: ConfigurationDocuments): Located | undefined {
  const text = documents[FILE]
  return text === undefined
    ? undefined
    : documentRoot(parseLocated({ file: FILE, id: FILE, text }).root)
}

const NAMES = { orgId: 'foreign-id', code: 'foreign-code' } as const

function identityFindings(root: Located, society: Organisation): FileFinding[] {
  return (['orgId', 'code'] as const).flatMap((key) => {
    const place = get(root, key)
    const own = society[key]
    return place && textOf(place) !== own ? [configFinding(place, NAMES[key], { own })] : []
  })
}

interface Host {
  host: string
  place: Located
}

const hostsIn = (root: Located | undefined): Host[] =>
  (get(root, 'hosts')?.items ?? []).flatMap((place) => {
    const host = textOf(place)
    return host === undefined ? [] : [{ host, place }]
  })

async function takenHosts(store: Store, orgId: string, hosts: Host[]): Promise<FileFinding[]> {
  const names = hosts.map(({ host }) => host)
  const holders = await store.lookUp('host', names, (tx, some) =>
    findLiveVersions(tx, 'host', some),
  )
  return hosts.flatMap(({ host, place }) => {
    const holder = holders.get(host)
    if (holder instanceof StoreError) throw holder
    if (!holder || holder.orgId === orgId) return []
    return [configFinding(place, 'foreign-host', { host })]
  })
}
