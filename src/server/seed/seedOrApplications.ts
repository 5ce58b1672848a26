import { FunctionCode, OrgStatus } from '#contract/codes.ts'
import type {
  SeedOrApplicationShape,
  SeedRecommendationShape,
  SeedTermShape,
} from '#contract/seed.gen.ts'
import { findAccountByMobile } from '#server/base/repositories/accounts.ts'
import {
  insertRecommendation,
  type Recommendation,
} from '#server/base/repositories/recommendations.ts'
import { withAssetAddresses } from '#server/modules/configuration/documents/assetAddress.ts'
import { openConfiguration } from '#server/modules/configuration/documents/openConfiguration.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { orgFields } from '#server/modules/records/applications/organisation/orgFields.ts'
import { findForm } from '#server/modules/records/forms/findForm.ts'
import { findApproval } from '#server/modules/records/leadership/terms.ts'
import { grantedColumns } from '#server/modules/records/recommendation/requireGrant.ts'
import { appendAudit } from '#server/modules/records/repositories/audits.ts'
import { keepFormDefinition } from '#server/modules/records/repositories/formDefinitions.ts'
import { orgApplications } from '#server/modules/records/repositories/orgApplications.ts'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { Seed } from './readSeed.ts'

/** Inserts candidates with their codes, applications in every status, and earlier holders of positions. */
export async function seedOrApplications(tx: Tx, { documents, people }: Seed): Promise<void> {
  const configuration = openConfiguration(documents, 1)
  const codes = await seedRecommendations(tx, people.recommendations)
  const { applications, leaders } = people.orApplications
  for (const application of withAssetAddresses(applications, configuration))
    await seedApplication(tx, application, configuration, codes)
  for (const term of leaders) await seedLeaders(tx, term, configuration)
}

/** Inserts recommendations by code; codes with the same card number belong to one person. */
async function seedRecommendations(
  tx: Tx,
  recommendations: readonly SeedRecommendationShape[],
): Promise<ReadonlyMap<string, Recommendation>> {
  const persons = new Map<string, string>()
  const codes = new Map<string, Recommendation>()
  const nothing = { birthDay: null, titleLevel: null, orgName: null, tsaPosition: null }
  for (const { createAt, ...one } of recommendations) {
    const objId = persons.get(one.cardNo) ?? publicId()
    persons.set(one.cardNo, objId)
    const then = { ...tx, now: new Date(createAt) }
    codes.set(one.recommendCode, await insertRecommendation(then, { ...nothing, ...one, objId }))
  }
  return codes
}

async function seedApplication(
  tx: Tx,
  { createAt, history, recommendCode, ...application }: SeedOrApplicationShape,
  configuration: OrgConfiguration,
  codes: ReadonlyMap<string, Recommendation>,
): Promise<void> {
  const { formInfo } = application
  const mobile = String(formInfo.mobile)
  const account = await findAccountByMobile(tx, mobile)
  const { id } = await orgApplications.insert(
    { ...tx, now: new Date(createAt) },
    {
      ...application,
      ...orgFields(formInfo),
      ...placeOf(application, codes.get(recommendCode ?? ''), configuration),
      mobile,
      accountId: account?.id ?? null,
      formHash: await keptForm(tx, application.functionCode, configuration),
    },
  )
  for (const { createAt: at, ...entry } of history)
    await appendAudit({ ...tx, now: new Date(at) }, { ...entry, objId: id, accountId: null })
}

/** Returns the term: a recommended candidate's from the recommendation, any other from the fixture. */
function placeOf(
  { subOrgId = '', session = '', approvalId }: Partial<SeedOrApplicationShape>,
  recommendation: Recommendation | undefined,
  configuration: OrgConfiguration,
) {
  const approval = recommendation && findApproval(configuration, recommendation.approvalId)
  if (!approval) return { subOrgId, session, approvalId: approvalId ?? null }
  return grantedColumns({ recommendation, approval })
}

/** Inserts leaders elected earlier: approved, with only name and positions in the form. */
async function seedLeaders(
  tx: Tx,
  { approvalId, createAt, people }: SeedTermShape,
  configuration: OrgConfiguration,
): Promise<void> {
  const approval = findApproval(configuration, approvalId)
  if (!approval) return
  const { subOrgId, session, oneOrType, twoOrType } = approval
  const formHash = await keptForm(tx, FunctionCode.Org, configuration)
  for (const person of people)
    await orgApplications.insert(
      { ...tx, now: new Date(createAt) },
      {
        functionCode: FunctionCode.Org,
        status: OrgStatus.Approved,
        ...{ approvalId, subOrgId, session, oneOrType, twoOrType, formHash },
        ...person,
        formInfo: { ...person },
      },
    )
}

async function keptForm(
  tx: Tx,
  functionCode: SeedOrApplicationShape['functionCode'],
  configuration: OrgConfiguration,
): Promise<string> {
  const form = findForm(configuration, { functionCode })
  if (!form) throw new Error(`no form ${functionCode} is configured for the seed's applications`)
  await keepFormDefinition(tx, form)
  return form.hash
}
