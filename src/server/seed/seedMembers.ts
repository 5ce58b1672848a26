import { FunctionCode, MemberCategory } from '#contract/codes.ts'
import type { SeedMemberShape } from '#contract/seed.gen.ts'
import { findAccountByMobile } from '#server/base/repositories/accounts.ts'
import { withAssetAddresses } from '#server/modules/configuration/documents/assetAddress.ts'
import { openConfiguration } from '#server/modules/configuration/documents/openConfiguration.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { objIdOf } from '#server/modules/configuration/society/memberTypes.ts'
import { recordFields } from '#server/modules/records/applications/recordFields.ts'
import { findForm } from '#server/modules/records/forms/findForm.ts'
import { appendAudit } from '#server/modules/records/repositories/audits.ts'
import { keepFormDefinition } from '#server/modules/records/repositories/formDefinitions.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { nextMemberNumber } from '#server/modules/records/repositories/memberNumbers.ts'
import { listOrgUnits } from '#server/modules/records/repositories/orgUnits.ts'
import type { Tx } from '#server/store/store.ts'
import type { Seed } from './readSeed.ts'

/** Inserts member records dated as in the fixtures, with the current form. */
export async function seedMembers(tx: Tx, { documents, people }: Seed): Promise<void> {
  const configuration = openConfiguration(documents, 1)
  const units = await listOrgUnits(tx, {})
  const unitIds = new Map(units.map((unit) => [unit.orgName, unit.id]))
  for (const member of people.members) {
    const { formInfo, enclosure } = withAssetAddresses(member, configuration)
    await seedMember(tx, { ...member, formInfo, enclosure }, configuration, unitIds)
  }
  await reserveNumbers(tx, people.members, configuration)
}

async function seedMember(
  tx: Tx,
  member: SeedMemberShape,
  configuration: OrgConfiguration,
  unitIds: ReadonlyMap<string, string>,
): Promise<void> {
  const form = findForm(configuration, {
    functionCode: FunctionCode.Member,
    objId: objIdOf(member),
  })
  if (!form) return
  await keepFormDefinition(tx, form)
  const { createAt, updateAt: _derived, history, ...record } = member
  const fields = recordFields(member.formInfo)
  const then = { ...tx, now: new Date(createAt) }
  const { id } = await memberApplications.insert(then, {
    ...record,
    ...fields,
    ...(await ownerOf(tx, member, fields, unitIds)),
    formHash: form.hash,
  })
  for (const { createAt: at, ...entry } of history)
    await appendAudit({ ...tx, now: new Date(at) }, { ...entry, objId: id, accountId: null })
}

/** Returns the owner: the unit for a group, the account with the same mobile for an individual. */
async function ownerOf(
  tx: Tx,
  { oneMemberCode, formInfo }: SeedMemberShape,
  { mobile, orgName, realName }: ReturnType<typeof recordFields>,
  unitIds: ReadonlyMap<string, string>,
) {
  if (oneMemberCode === MemberCategory.Group)
    return {
      orgUnitId: unitIds.get(orgName ?? '') ?? null,
      realName: realName ?? String(formInfo.linkMan ?? orgName ?? ''),
    }
  const account = mobile ? await findAccountByMobile(tx, mobile) : undefined
  return { accountId: account?.id ?? null }
}

/** Advances the counter beyond the numbers assigned, so that the next member gets the next number. */
async function reserveNumbers(
  tx: Tx,
  members: readonly SeedMemberShape[],
  configuration: OrgConfiguration,
): Promise<void> {
  const { prefix } = configuration.get('organisation.json').memberNum
  const assigned = members.filter(({ memberNum }) => memberNum?.startsWith(prefix)).length
  for (let taken = 0; taken < assigned; taken += 1) await nextMemberNumber(tx, prefix)
}
