import type { Client } from '#client/createClient.ts'
import type { TokenStore } from '#client/token.ts'
import type { CallData } from '#contract/calls.ts'

const EXPIRED = 'login expired'

/** Says to the next page of this tab why it is a visitor's again. */
export const noteExpiry = (): void => sessionStorage.setItem(EXPIRED, '1')

/** What a visit has to be told first, if anything. */
export function takeExpiryNote(): string | undefined {
  const noted = sessionStorage.getItem(EXPIRED)
  sessionStorage.removeItem(EXPIRED)
  return noted === null ? undefined : '登录已过期，请重新登录'
}

/**
 * Exchanges a ticket for a login. A ticket that is not good (used, too old, another organisation's) changes nothing:
 * the visit goes on as it would have without, and the sentence says so.
 */
export async function loginByTicket(
  client: Client,
  token: TokenStore,
  ticket: string,
): Promise<string | undefined> {
  try {
    const login: CallData<'login'> = await client.call('ticketLogin', { ticket })
    token.set(login.token, login.expiresAt)
    return undefined
  } catch (error) {
    return toldBy(error) ?? '登录链接无法使用，请重新登录'
  }
}

const toldBy = (error: unknown): string | undefined =>
  error instanceof Error && 'msg' in error && typeof error.msg === 'string' ? error.msg : undefined
