import type { PayProviderParts } from '../../pay/payProviderModule.ts'
import {
  type Asking,
  type InvoiceFound,
  type InvoiceOutcome,
  type InvoiceProvider,
  InvoiceUnanswered,
} from '../invoiceProvider.ts'
import type { InvoiceSettings } from '../invoiceProviderModule.ts'
import { NUONUO_ADDRESSES } from './nuonuoAddresses.ts'
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
  const url = parts.address(settings.url, NUONUO_ADDRESSES.url).server
  const tokenUrl = parts.address(settings.tokenUrl, NUONUO_ADDRESSES.tokenUrl).server
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
  const no = noAt(parts.clock)
  const queryRed = ({ ref }: { ref: string }) => queryRedLetter(client, ref, places)

  return {
    name: 'nuonuo',
    query,
    queryRed,
    async issue(order, asking) {
      const answer = await client.ask('requestBillingNew', { order: nuonuoOrder(order, settings) })
      return isDone(answer) ? PENDING : no(answer, asking, () => query(order))
    },
    async red(order, asking) {
      const answer = await client.ask('saveInvoiceRedConfirm', redConfirmation(order, settings))
      return isDone(answer) ? PENDING : no(answer, asking, () => queryRed(order))
    },
  }
}

const PENDING: InvoiceOutcome = { state: 'pending' }

/** Code for a number that was requested before. */
const DUPLICATE = 'E9106'
/** Code for a fault of the platform (系统异常), which may have accepted the request. */
const UNKNOWN = 'E9999'
/** Time in which the platform may not yet find a request that it has accepted. */
const LAG_MS = 10 * 60_000

/**
 * Decides on the outcome of a refused request. An earlier request with the number may have been accepted, which would
 * explain the refusal; so the state of that number takes precedence, and its absence counts only after `LAG_MS`. A
 * refusal of access says nothing about earlier requests.
 */
const noAt =
  (clock: () => Date) =>
  async (
    answer: NuonuoAnswer,
    { isFirst, since }: Asking,
    find: () => Promise<InvoiceFound>,
  ): Promise<InvoiceOutcome> => {
    const { code, describe } = answer
    const refused = { state: 'refused', message: `${code} ${describe}`.trim() } as const
    if (isTurnedAway(answer) && isFirst) return refused
    const found = isTurnedAway(answer) ? undefined : await find()
    if (found && found.state !== 'absent') return found
    if (code === DUPLICATE) return PENDING
    const isOld = isFirst || clock().getTime() - since.getTime() > LAG_MS
    const isSaid = found !== undefined && code !== UNKNOWN && /^E\d{4}$/.test(code)
    if (!isSaid || !isOld) throw new InvoiceUnanswered(code, describe)
    return refused
  }
