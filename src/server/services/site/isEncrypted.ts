import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { isOn } from './isOn.ts'

/** Whether the organisation takes sealed calls only. */
export const isEncrypted = (configuration: OrgConfiguration): boolean =>
  isOn(configuration.get('organisation.json').otherConfig.isEncrypt)
