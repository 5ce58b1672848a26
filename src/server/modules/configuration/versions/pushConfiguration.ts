import type { Schema } from '#contract/calls.ts'
import type { OrganisationShape } from '#contract/configuration.gen.ts'
import type { FileFinding } from '#contract/finding.ts'
import { operatorActivity } from '#server/base/activity/jobActivity.ts'
import { Conflict } from '#server/store/databaseError.ts'
import {
  findOrganisationByCode,
  type Organisation,
  putOrganisation,
} from '#server/store/shards/organisations.ts'
import type { Store, SystemTx } from '#server/store/store.ts'
import { hasErrors } from '../checks/checkConfiguration.ts'
import { checkNamedSociety } from '../checks/checkSociety.ts'
import { fileFinding } from '../checks/configFinding.ts'
import type { CheckDocuments } from '../checks/configurationChecker.ts'
import { organisationByCode } from '../documents/organisationByCode.ts'
import type { ConfigurationDocuments } from '../documents/orgConfiguration.ts'
import { sameDocuments } from '../documents/sameDocument.ts'
import type { Product } from '../product/checkedProduct.ts'
import type { Bases } from '../repositories/configBases.ts'
import {
  type ConfigVersionHead,
  findCurrentConfig,
  hasVersion,
} from '../repositories/configVersions.ts'
import { configurationHash, publishDocuments } from './publishDocuments.ts'

/** Documents that are about to be published: checked, and without errors. */
export interface Checked {
  orgId: string
  documents: ConfigurationDocuments
  /** The documents published now. */
  published: ConfigurationDocuments
  /** The version of `published`. */
  live: number
  findings: readonly FileFinding[]
}

/** Report that is stored with the published version; `held` is the reason not to publish. */
export interface Judgement {
  report: Schema<'ChangeReport'>
  held?: 'tests' | 'proofs' | 'loss' | undefined
}

export interface Push {
  documents: ConfigurationDocuments
  /**
   * The version that the documents were made from, 0 for none: a push is refused if another version is live. `current`
   * pushes over any version, for callers whose documents are authoritative.
   */
  base: number | 'current'
  author: string
  note: string
  /** Name of the database of a new organisation; chosen where none is named. */
  shard?: string | undefined
  /** The product whose texts new overrides are based on. */
  product: Product
  /** Hashes, by path, of the product texts on which restored overrides are based. */
  bases?: Bases
  /** Makes the report on the push; not called for a society's first version, which has nothing to compare with. */
  judge?: ((checked: Checked) => Promise<Judgement>) | undefined
  /** Operation in the activity log; `configPush` by default. */
  operation?: 'configPush' | 'configRestore'
}

export type PushOutcome =
  /** Nothing changed. */
  | { kind: 'refused'; findings: FileFinding[] }
  /** Nothing changed: another version than `base` is live. */
  | { kind: 'moved'; current: ConfigVersionHead; findings: FileFinding[] }
  /** The documents equal the current ones. */
  | { kind: 'same'; version: number; findings: FileFinding[] }
  /** Nothing changed: the report names what has to be accepted or repaired first. */
  | { kind: 'held'; findings: FileFinding[]; judgement: Judgement }
  | { kind: 'pushed'; version: number; findings: FileFinding[]; judgement?: Judgement | undefined }

/**
 * Checks a configuration and makes it current in one transaction; one with errors changes nothing. A host of another
 * society, taken before or during the push, yields the outcome `refused`.
 */
export async function pushConfiguration(
  store: Store,
  check: CheckDocuments,
  push: Push,
): Promise<PushOutcome> {
  const live = await publishedBefore(store, push.documents)
  const checked = await check(push.documents, live.wasLive ? push.documents : live.documents)
  const findings = [...checked, ...(await checkNamedSociety(store, push.documents))]
  if (hasErrors(findings)) return { kind: 'refused', findings }
  const organisation = JSON.parse(push.documents['organisation.json'] ?? '') as OrganisationShape
  const { orgId } = organisation
  const judgement = await judged(push, { orgId, ...live, findings })
  if (judgement?.held !== undefined) return { kind: 'held', findings, judgement }
  try {
    await store.reserve({ ...organisation, shard: push.shard })
    return await store.txSystemOf(orgId, (tx) =>
      loadConfiguration(tx, organisation, push, findings, judgement),
    )
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return { kind: 'refused', findings: [...findings, foreignHost(organisation)] }
  }
}

/**
 * Makes the report; none for documents that will not be published, because they are based on another version or equal
 * the current ones, and none for a first version.
 */
async function judged(
  { judge, base, documents }: Push,
  { documents: published, version: live, ...checked }: Live & Pick<Checked, 'orgId' | 'findings'>,
): Promise<Judgement | undefined> {
  const isNext = live > 0 && (base === 'current' || base === live)
  if (!judge || !isNext || sameDocuments(documents, published)) return undefined
  return judge({ ...checked, documents, published, live })
}

interface Live {
  documents: ConfigurationDocuments
  /** 0 where nothing is published. */
  version: number
  /** True where the new documents, as a whole, were live before: they are checked on their own, as in the studio. */
  wasLive: boolean
}

const NOTHING: Live = { documents: {}, version: 0, wasLive: false }

/** The organisation's current documents; empty for a new organisation or an unreadable code. */
export async function publishedBefore(
  store: Store,
  documents: ConfigurationDocuments,
): Promise<Live> {
  const code = codeIn(documents['organisation.json'])
  const org = code && (await organisationByCode(store, code))
  if (!org) return NOTHING
  return store.tx(org.orgId, async (tx) => ({
    ...((await findCurrentConfig(tx)) ?? NOTHING),
    wasLive: await hasVersion(tx, configurationHash(documents)),
  }))
}

function codeIn(text = ''): string | undefined {
  try {
    const { code } = JSON.parse(text) as Partial<OrganisationShape>
    return typeof code === 'string' ? code : undefined
  } catch {
    return undefined
  }
}

/** Loads checked documents inside the caller's transaction. */
export async function loadConfiguration(
  system: SystemTx,
  organisation: OrganisationShape,
  { documents, base, author, note, product, bases, operation = 'configPush' }: Push,
  findings: FileFinding[],
  judgement?: Judgement,
): Promise<PushOutcome> {
  const { orgId, code, orgName: name } = organisation
  const known = await findOrganisationByCode(system, code)
  if (known && known.orgId !== orgId)
    return { kind: 'refused', findings: [...findings, foreignId(known)] }
  await putOrganisation(system, { orgId, code, name })
  const tx = system.of(orgId)
  const outcome = await publishDocuments(tx, {
    ...{ documents, base, author, note, product, accountId: null },
    ...(bases && { bases }),
    ...(judgement && { report: judgement.report }),
  })
  if (outcome.kind !== 'pushed') return { ...outcome, findings }
  const { version } = outcome
  const activity = operatorActivity(operation, author)
  activity.note({ record: { type: 'configuration', id: String(version) }, detail: { version } })
  await activity.enter(tx)
  return { kind: 'pushed', version, findings, judgement }
}

const FILE = 'organisation.json'

/** Finding for a host that another society took during the push. */
const foreignHost = ({ hosts }: OrganisationShape): FileFinding => ({
  ...fileFinding(FILE, 'foreign-host', { host: hosts.join('、') }),
  path: '/hosts',
})

const foreignId = ({ orgId }: Organisation): FileFinding => ({
  ...fileFinding(FILE, 'foreign-id', { own: orgId }),
  path: '/orgId',
})
