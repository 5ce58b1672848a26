import type { Schema } from '#contract/calls.ts'
import type { MemberTypeShape } from '#contract/configuration.gen.ts'
import type { OrgConfiguration } from '../documents/orgConfiguration.ts'

/** `oneMemberType,memberType`: the key of a member type in calls and configuration. */
export const objIdOf = (type: { oneMemberType: string; memberType: string }): string =>
  `${type.oneMemberType},${type.memberType}`

/** Member types with the steps of their process; no steps means 暂未配置流程. */
export function memberTypesOf(configuration: OrgConfiguration): Schema<'MemberConfig'>[] {
  const processes = configuration.get('memberConfig.json')
  return configuration.get('memberTypes.json').map((type) => ({
    oneMemberCode: type.oneMemberCode,
    oneMemberType: type.oneMemberType,
    oneMemberTypeName: type.oneMemberTypeName,
    twoMemberCode: type.twoMemberCode,
    memberType: type.memberType,
    memberTypeName: type.name,
    ...(type.describe ? { describe: type.describe } : {}),
    objId: objIdOf(type),
    steps: (processes.find((process) => process.memberType === type.memberType)?.steps ??
      []) as Schema<'Step'>[],
  }))
}

export function memberTypeName(configuration: OrgConfiguration, memberType: string): string {
  return findMemberType(configuration, memberType)?.name ?? memberType
}

export function findMemberType(
  configuration: OrgConfiguration,
  memberType: string,
): MemberTypeShape | undefined {
  return configuration.get('memberTypes.json').find((type) => type.memberType === memberType)
}
