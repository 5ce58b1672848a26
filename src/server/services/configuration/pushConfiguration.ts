import type { Schema } from '#contract/calls.ts'
import type { OrganisationShape } from '#contract/configuration.gen.ts'
import type { FileFinding } from '#contract/finding.ts'
import { Conflict } from '../../store/databaseError.ts'
import type { Bases } from '../../store/repositories/configBases.ts'
import {
  type ConfigVersionHead,
  findCurrentConfig,
} from '../../store/repositories/configVersions.ts'
import {
  findOrganisationByCode,
  type Organisation,
  putOrganisation,
} from '../../store/repositories/organisations.ts'
import type { Store, SystemTx } from '../../store/store.ts'
import { operatorActivity } from '../activity/jobActivity.ts'
import { hasErrors } from './checkConfiguration.ts'
import type { Product } from './checkedProduct.ts'
import { checkNamedSociety } from './checkSociety.ts'
import { fileFinding } from './configFinding.ts'
import type { CheckDocuments } from './configurationChecker.ts'
import { organisationByCode } from './organisationByCode.ts'
import type { ConfigurationDocuments } from './orgConfiguration.ts'
import { publishDocuments } from './publishDocuments.ts'
import { sameDocuments } from './sameDocument.ts'

/** What is about to be published: checked, and without an error. */
export interface Checked {
  orgId: string
  documents: ConfigurationDocuments
  /** What is published now. */
  published: ConfigurationDocuments
  /** The version of `published`. */
  live: number
  findings: readonly FileFinding[]
}

/** What is published is stored with its report; `held` is why it is not published. */
export interface Judgement {
  report: Schema<'ChangeReport'>
  held?: 'tests' | 'proofs' | 'loss' | undefined
}

export interface Push {
  documents: ConfigurationDocuments
  /**
   * The version that the documents were made from, 0 where there was none: a push onto any other is refused. `current`
   * where the caller's documents are the truth.
   */
  base: number | 'current'
  author: string
  note: string
  /** Name of the database of a new organisation; chosen where none is named. */
  shard?: string | undefined
  /** What a new override is made from. */
  product: Product
  /** What restored overrides are made from. */
  bases?: Bases
  /** Reports on what would be published instead of a version; a society's first version has nothing to compare with. */
  judge?: ((checked: Checked) => Promise<Judgement>) | undefined
  /** Operation in the activity log; `configPush` by default. */
  operation?: 'configPush' | 'configRestore'
}

export type PushOutcome =
  /** Nothing changed. */
  | { kind: 'refused'; findings: FileFinding[] }
  /** Nothing changed: somebody published a version that the documents do not know. */
  | { kind: 'moved'; current: ConfigVersionHead; findings: FileFinding[] }
  /** The documents equal the current ones. */
  | { kind: 'same'; version: number; findings: FileFinding[] }
  /** Nothing changed: the report says what is to be accepted first, or mended. */
  | { kind: 'held'; findings: FileFinding[]; judgement: Judgement }
  | { kind: 'pushed'; version: number; findings: FileFinding[]; judgement?: Judgement | undefined }

/** Checks a configuration and makes it current in one transaction; an invalid one changes nothing. */
export async function pushConfiguration(
  store: Store,
  check: CheckDocuments,
  push: Push,
): Promise<PushOutcome> {
  const live = await publishedBefore(store, push.documents)
  const checked = await check(push.documents, live.documents)
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

/** Nothing is said of documents that are not published, being made from another version, or equal to what is. */
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
}

const NOTHING: Live = { documents: {}, version: 0 }

/** The organisation's current documents; empty for a new organisation or an unreadable code. */
export async function publishedBefore(
  store: Store,
  documents: ConfigurationDocuments,
): Promise<Live> {
  const code = codeIn(documents['organisation.json'])
  const org = code && (await organisationByCode(store, code))
  if (!org) return NOTHING
  return (await store.tx(org.orgId, findCurrentConfig)) ?? NOTHING
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

/** Of a host that another society got meanwhile. */
const foreignHost = ({ hosts }: OrganisationShape): FileFinding => ({
  ...fileFinding(FILE, 'foreign-host', { host: hosts.join('、') }),
  path: '/hosts',
})

const foreignId = ({ orgId }: Organisation): FileFinding => ({
  ...fileFinding(FILE, 'foreign-id', { own: orgId }),
  path: '/orgId',
})
