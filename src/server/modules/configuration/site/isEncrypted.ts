import type { OrgConfiguration } from '../documents/orgConfiguration.ts'
import { isOn } from './isOn.ts'

/** True if the organisation accepts sealed calls only. */
export const isEncrypted = (configuration: OrgConfiguration): boolean =>
  isOn(configuration.get('organisation.json').otherConfig.isEncrypt)
