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

/** The form of a ticket; a longer or shorter one was cut on its way, or was never given out. */
const TICKET = /^[\w-]{16,128}$/

/**
 * Exchanges a ticket for a login. A ticket that is not good (cut, used, too old, another organisation's) changes
 * nothing: the visit goes on as it would have without, and the sentence says so. An empty one was never a ticket: a
 * site where nobody is logged in hands it over.
 */
export async function loginByTicket(
  client: Client,
  token: TokenStore,
  ticket: string,
): Promise<string | undefined> {
  if (ticket === '') return undefined
  if (!TICKET.test(ticket)) return '登录链接不完整，请重新登录'
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
