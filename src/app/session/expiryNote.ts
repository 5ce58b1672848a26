import { tabStore } from '../browser/browserStorage.ts'

const EXPIRED = 'login expired'

/** Notes for the next page of this tab that the login expired. */
export const noteExpiry = (): void => tabStore.setItem(EXPIRED, '1')

/** Returns and clears the notice that the login expired, if there is one. */
export function takeExpiryNote(): string | undefined {
  const noted = tabStore.getItem(EXPIRED)
  tabStore.removeItem(EXPIRED)
  return noted === null ? undefined : '登录已过期，请重新登录'
}
