import type { Schema } from '#contract/calls.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'

const ON: readonly unknown[] = [true, 1, '1', 'true']

/** Flags are read leniently: 1, '1', true and 'true' are on, anything else is off (form language, section 1). */
const isOn = (flag: unknown): boolean => ON.includes(flag)

/** The organisation's flags; the technical-support block shows unless it is switched off. */
export function otherConfigOf(configuration: OrgConfiguration): Schema<'OtherConfig'> {
  const { otherConfig } = configuration.get('organisation.json')
  const { support = true, recordNum } = otherConfig.webFooter ?? {}
  return {
    isSilence: isOn(otherConfig.isSilence),
    isLogin: isOn(otherConfig.isLogin),
    isLinkageMemberType: isOn(otherConfig.isLinkageMemberType),
    groupDirectory: isOn(otherConfig.groupDirectoryOpen),
    webFooter: { support: isOn(support), ...(recordNum ? { recordNum } : {}) },
  }
}
