import type { PayProviderParts } from '../../pay/payProviderModule.ts'
import {
  type Asking,
  type InvoiceFound,
  type InvoiceOutcome,
  type InvoiceProvider,
  InvoiceUnanswered,
} from '../invoiceProvider.ts'
import type { InvoiceSettings } from '../invoiceProviderModule.ts'
import { createNuonuoClient, isDone, isTurnedAway, type NuonuoAnswer } from './nuonuoClient.ts'
import { nuonuoOrder } from './nuonuoOrder.ts'
import { queryRedLetter, redConfirmation } from './nuonuoRed.ts'
import { resultOf, unsealedSerial } from './nuonuoResult.ts'
import { createTokenSource, fixedToken } from './nuonuoToken.ts'

type Settings = InvoiceSettings<'nuonuo'>

/** Nuonuo open platform: fully digital invoices, red letters by confirmation. */
export function createNuonuo(settings: Settings, parts: PayProviderParts): InvoiceProvider {
  const { appKey, taxNum } = settings
  const appSecret = parts.secrets.read(settings.appSecret)
  const [url, tokenUrl] = [settings.url, settings.tokenUrl].map((one) => parts.address(one).server)
  if (!url || !tokenUrl) throw new InvoiceUnanswered('ADDRESS', 'no address')
  const tokens = settings.accessToken
    ? fixedToken(parts.secrets.read(settings.accessToken))
    : createTokenSource({ appKey, appSecret, tokenUrl }, parts)
  const client = createNuonuoClient({ appKey, appSecret, taxNum, url, tokens }, parts)
  const places = { fetch: parts.fetch, url }

  const query = async ({ ref }: { ref: string }) => {
    const asked = { orderNos: [ref], isOfferInvoiceDetail: '0' }
    const answer = await client.ask('queryInvoiceResult', asked)
    const serial = unsealedSerial(answer)
    if (serial) await client.ask('reInvoice', { fpqqlsh: serial, orderno: ref })
    return resultOf(answer, places)
  }
  const queryRed = ({ ref }: { ref: string }) => queryRedLetter(client, ref, places)

  return {
    name: 'nuonuo',
    query,
    queryRed,
    async issue(order, asking) {
      const answer = await client.ask('requestBillingNew', { order: nuonuoOrder(order, settings) })
      return isDone(answer) ? PENDING : noOf(answer, asking, () => query(order))
    },
    async red(order, asking) {
      const answer = await client.ask('saveInvoiceRedConfirm', redConfirmation(order, settings))
      return isDone(answer) ? PENDING : noOf(answer, asking, () => queryRed(order))
    },
  }
}

const PENDING: InvoiceOutcome = { state: 'pending' }

/** The platform at fault (系统异常): it may have taken the request. */
const UNKNOWN = 'E9999'

/**
 * A no to a request. A number that was asked for before is refused as well (E9106), so what is known under it counts
 * first; a no that is about the access says nothing of earlier requests.
 */
async function noOf(
  answer: NuonuoAnswer,
  { isFirst }: Asking,
  find: () => Promise<InvoiceFound>,
): Promise<InvoiceOutcome> {
  const { code, describe } = answer
  const refused = { state: 'refused', message: `${code} ${describe}`.trim() } as const
  if (isTurnedAway(answer)) {
    if (isFirst) return refused
    throw new InvoiceUnanswered(code, describe)
  }
  const found = await find()
  if (found.state !== 'absent') return found
  if (code === UNKNOWN || !/^E\d{4}$/.test(code)) throw new InvoiceUnanswered(code, describe)
  return refused
}
