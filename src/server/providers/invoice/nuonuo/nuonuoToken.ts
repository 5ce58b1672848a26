import type { Outgoing } from '../../outgoing/outgoing.ts'
import { postForm } from '../../pay/askProvider.ts'
import { isYes, recordIn } from '../../pay/unsignedNo.ts'
import { InvoiceUnanswered } from '../invoiceProvider.ts'

export interface TokenSource {
  /** The access token, kept as long as it is valid: the platform gives few of them. */
  token(): Promise<string>
  /** Discards a token that the gateway refused. */
  forget(): void
}

/** Seconds before its expiry from which a token is not used any more. */
const SPARE_S = 300
/** Shortest interval at which a refused token is replaced: the platform gives 50 within 30 days. */
const FORGOTTEN_AFTER_MS = 3600_000

interface Access {
  appKey: string
  appSecret: string
  tokenUrl: () => string
}

/** Tokens by client credentials; concurrent callers wait for the same one. */
export function createTokenSource(
  { appKey, appSecret, tokenUrl }: Access,
  { fetch, clock }: { fetch: Outgoing; clock: () => Date },
): TokenSource {
  let held: { token: Promise<string>; since: number; until: number } | undefined

  const fresh = () => {
    const since = clock().getTime()
    const mine = { token: ask(), since, until: since + FORGOTTEN_AFTER_MS }
    async function ask() {
      const client = { client_id: appKey, client_secret: appSecret }
      const { token, seconds } = await askToken(fetch, tokenUrl(), client)
      mine.until = since + (seconds - SPARE_S) * 1000
      return token
    }
    mine.token.catch(() => {
      if (held === mine) held = undefined
    })
    held = mine
    return mine.token
  }

  return {
    token: async () => (held && clock().getTime() < held.until ? held.token : fresh()),
    forget() {
      if (held && clock().getTime() - held.since > FORGOTTEN_AFTER_MS) held = undefined
    },
  }
}

/** Returns a source of a single token that does not expire. */
export const fixedToken = (token: string): TokenSource => ({
  token: async () => token,
  forget: () => undefined,
})

async function askToken(
  fetch: Outgoing,
  url: string,
  client: { client_id: string; client_secret: string },
): Promise<{ token: string; seconds: number }> {
  const fields = { ...client, grant_type: 'client_credentials' }
  const { status, body } = await postForm(fetch, url, fields)
  const { access_token: token, expires_in: seconds } = recordIn(body)
  if (!isYes(status) || typeof token !== 'string' || token === '' || !(Number(seconds) > 0))
    throw new InvoiceUnanswered('TOKEN', `no access token, HTTP ${status}`)
  return { token, seconds: Number(seconds) }
}
