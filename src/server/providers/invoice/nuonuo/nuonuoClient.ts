import { randomInt, randomUUID } from 'node:crypto'
import type { Outgoing } from '../../outgoing/outgoing.ts'
import { askProvider } from '../../pay/askProvider.ts'
import { providersWords } from '../../pay/providersWords.ts'
import { isYes, recordIn } from '../../pay/unsignedNo.ts'
import { InvoiceUnanswered } from '../invoiceProvider.ts'
import { nuonuoSignature } from './nuonuoSignature.ts'
import type { TokenSource } from './nuonuoToken.ts'

/** An answer of the platform: its code, its sentence, and what it found. */
export interface NuonuoAnswer {
  code: string
  describe: string
  result: unknown
}

export interface NuonuoClient {
  /** Rejects unless there is an answer in the platform's own format. */
  ask(method: NuonuoMethod, content: object): Promise<NuonuoAnswer>
}

export type NuonuoMethod =
  | 'requestBillingNew'
  | 'queryInvoiceResult'
  | 'reInvoice'
  | 'saveInvoiceRedConfirm'
  | 'queryInvoiceRedConfirm'
  | 'refreshInvoiceRedConfirm'

interface Access {
  appKey: string
  appSecret: string
  taxNum: string
  url: () => string
  tokens: TokenSource
}

/** True for success; the documents of the platform use both codes. */
export const isDone = ({ code }: NuonuoAnswer): boolean => code === 'E0000' || code === '0000'

/** True when the gateway refused a request before the platform saw it: a wrong key, signature or token. */
export const isTurnedAway = ({ code }: NuonuoAnswer): boolean => code.startsWith('07')

/** Returns a client of the open platform (诺税通): requests are signed, answers come over TLS without a signature. */
export function createNuonuoClient(
  { appKey, appSecret, taxNum, url, tokens }: Access,
  { fetch, clock }: { fetch: Outgoing; clock: () => Date },
): NuonuoClient {
  return {
    async ask(method, asked) {
      const content = JSON.stringify(asked)
      const senid = randomUUID().replaceAll('-', '')
      const nonce = String(randomInt(10_000_000, 100_000_000))
      const timestamp = String(Math.floor(clock().getTime() / 1000))
      const sign = nuonuoSignature({ appKey, senid, nonce, timestamp, content }, appSecret)
      const query = new URLSearchParams({ senid, nonce, timestamp, appkey: appKey })
      const { status, body } = await askProvider(fetch, `${url()}?${query}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'X-Nuonuo-Sign': sign,
          accessToken: await tokens.token(),
          userTax: taxNum,
          method: `nuonuo.OpeMplatform.${method}`,
        },
        body: content,
      })
      const answer = answerIn(status, body)
      if (isTurnedAway(answer)) tokens.forget()
      return answer
    },
  }
}

function answerIn(status: number, body: Buffer): NuonuoAnswer {
  const { code, describe, result } = recordIn(body)
  if (!isYes(status) || typeof code !== 'string' || code === '')
    throw new InvoiceUnanswered('SHAPE', `no answer of the platform, HTTP ${status}`)
  return { code, describe: providersWords(describe) ?? '', result }
}
