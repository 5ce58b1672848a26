import type { Schema } from '#contract/calls.ts'
import type { OrgConfiguration } from '../documents/orgConfiguration.ts'
import { isOn } from './isOn.ts'

/** The organisation's flags; the technical-support block shows unless it is switched off. */
export function otherConfigOf(configuration: OrgConfiguration): Schema<'OtherConfig'> {
  const { otherConfig } = configuration.get('organisation.json')
  const { support = true, recordNum } = otherConfig.webFooter ?? {}
  return {
    isSilence: isOn(otherConfig.isSilence),
    isLogin: isOn(otherConfig.isLogin),
    isLinkageMemberType: isOn(otherConfig.isLinkageMemberType),
    isEncrypt: isOn(otherConfig.isEncrypt),
    groupDirectory: isOn(otherConfig.groupDirectoryOpen),
    webFooter: { support: isOn(support), ...(recordNum ? { recordNum } : {}) },
  }
}
