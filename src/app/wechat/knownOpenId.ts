import { deviceStore } from '../browser/browserStorage.ts'

/**
 * Returns the storage key of the openId, per organisation and service account: with another account it is meaningless.
 */
export const openIdKey = (orgId: string, appId: string | undefined): string =>
  `openId ${orgId} ${appId}`

/** Returns the openId of the messaging app that an earlier visit brought; undefined without one. */
export const knownOpenId = (orgId: string, appId: string | undefined): string | undefined =>
  deviceStore.getItem(openIdKey(orgId, appId)) ?? undefined
