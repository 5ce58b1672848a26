import type { Client } from '#client/createClient.ts'
import type { TokenStore } from '#client/token.ts'
import type { CallData } from '#contract/calls.ts'

/** The format of a ticket; a longer or shorter one was truncated, or was never issued. */
const TICKET = /^[\w-]{16,128}$/

/**
 * Exchanges a ticket for a login. An invalid ticket (truncated, used, expired, another organisation's) changes nothing:
 * the visit continues, and the returned sentence says why. An empty ticket is ignored: a site without a logged-in user
 * passes one.
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
    return messageOf(error) ?? '登录链接无法使用，请重新登录'
  }
}

const messageOf = (error: unknown): string | undefined =>
  error instanceof Error && 'msg' in error && typeof error.msg === 'string' ? error.msg : undefined
