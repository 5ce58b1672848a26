import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import { findCurrentConfig, listCurrentVersions } from '../../store/repositories/configVersions.ts'
import { listHosts } from '../../store/repositories/organisations.ts'
import type { Store } from '../../store/store.ts'
import type { LiveConfiguration } from './configurations.ts'
import { openConfiguration } from './openConfiguration.ts'
import type { OrgConfiguration } from './orgConfiguration.ts'

/** Maximum age of the cached current versions, in milliseconds. */
const FRESH_MS = 1000

interface Picture {
  hosts: ReadonlyMap<string, string>
  byOrg: ReadonlyMap<string, OrgConfiguration>
}

/**
 * Creates a cache of hosts and configurations that rereads the current versions at most once a second and loads only
 * versions it does not hold. A push therefore reaches every process within a second.
 */
export function createLiveConfiguration(store: Store, wallClock = Date.now): LiveConfiguration {
  let picture: Promise<Picture> | undefined
  let at = 0
  const look = (): Promise<Picture> => {
    const now = wallClock()
    if (picture && now - at < FRESH_MS) return picture
    at = now
    picture = renewed(picture)
    picture.catch(() => forget())
    return picture
  }
  const renewed = async (before: Promise<Picture> | undefined) =>
    readPicture(store, await before?.catch(() => undefined))
  const forget = () => {
    at = 0
  }
  const of = async (orgId: string) => {
    const found = (await look()).byOrg.get(orgId)
    if (!found) throw new Refusal(RefusalCode.NotFound, 'orgUnknown')
    return found
  }
  return {
    knows: async (hostname) => inPicture(await look(), hostname) !== undefined,
    async organisationOf(hostname) {
      const found = inPicture(await look(), hostname)
      if (!found) throw new Refusal(RefusalCode.NotFound, 'orgUnknown')
      return { orgId: found.orgId, code: found.code }
    },
    of,
    async byCode(code) {
      return [...(await look()).byOrg.values()].find((org) => org.code === code)
    },
    all: async () => [...(await look()).byOrg.values()],
    forget,
  }
}

const inPicture = ({ hosts, byOrg }: Picture, hostname: string) =>
  byOrg.get(hosts.get(hostname.toLowerCase()) ?? '')

async function readPicture(store: Store, before: Picture | undefined): Promise<Picture> {
  const { hosts, current } = await store.txSystem(async (tx) => ({
    hosts: await listHosts(tx),
    current: await listCurrentVersions(tx),
  }))
  const opened = await Promise.all(
    current.map(async ({ orgId, version }) => {
      const held = before?.byOrg.get(orgId)
      return held?.version === version ? held : load(store, orgId)
    }),
  )
  return {
    hosts: new Map(hosts.map(({ host, orgId }) => [host, orgId])),
    byOrg: new Map(opened.flatMap((org) => (org ? [[org.orgId, org]] : []))),
  }
}

async function load(store: Store, orgId: string): Promise<OrgConfiguration | undefined> {
  const found = await store.tx(orgId, (tx) => findCurrentConfig(tx))
  return found && openConfiguration(found.documents, found.version)
}
