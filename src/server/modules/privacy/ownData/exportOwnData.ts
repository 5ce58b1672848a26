import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { fill } from '#domain/text/fill.ts'
import { formatMoment } from '#domain/time/dateFormat.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { findAccount } from '#server/base/repositories/accounts.ts'
import { countEvent } from '#server/base/repositories/rateLimits.ts'
import { requireIdentity } from '#server/base/session/requireIdentity.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import words from '#server/messages/ownData.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import { ownKeys } from '#server/modules/people/accounts/ownKeys.ts'
import type { Rendering } from '#server/modules/records/certificates/rendering.ts'
import type { Store } from '#server/store/store.ts'
import { gatherOwnData } from './gatherOwnData.ts'
import type { OwnDataDocument } from './ownDataDocument.ts'
import { ownDataPages } from './ownDataPages.ts'
import type { OwnDataPrinter } from './printer.ts'

const PER_ACCOUNT = { seconds: 86_400, limit: 5 }

type Request = Call<
  'ownData',
  'org' | 'subject' | 'now',
  {
    store: Store
    configuration: Configurations
    shared: SharedData
    ownDataPrinter: OwnDataPrinter
    rendering: Rendering
  }
>

/**
 * Returns everything stored about the caller as a file, which is not stored anywhere (decisions 0194, 0252). JSON is
 * complete; PDF is the readable version.
 * @throws as `requireIdentity`, and TooMany after five exports of the account in a day
 */
export async function exportOwnData(request: Request): Promise<CallData<'ownData'>> {
  await requireIdentity(request, 'ownDataUnproven')
  const data = await documentOf(request)
  const { format } = request.input
  const name = `${words.file}-${formatMoment(data.at, 'yyyyMMddHHmm')}.${format}`
  const json = format === 'json'
  const content = json
    ? JSON.stringify(data, null, 2)
    : ((await request.parts.ownDataPrinter.draw(
        ownDataPages(data, request.parts.rendering.fonts),
      )) as BlobPart)
  const type = json ? 'application/octet-stream' : 'application/pdf'
  return { name, content: new Blob([content], { type }) }
}

async function documentOf({ org, subject, now, parts }: Request): Promise<OwnDataDocument> {
  const { id } = requireAccount(subject)
  const configuration = await parts.configuration.of(org.orgId)
  const dictionaries = { ...parts.shared.dictionaries, ...configuration.dictionaries }
  const reader = { tables: { dictionaries, areas: parts.shared.areas }, bundles: new Map() }
  const isFew = await parts.store.tx(org.orgId, (tx) =>
    countEvent(tx, { key: `ownData:account:${id}`, ...PER_ACCOUNT }),
  )
  if (!isFew) throw new Refusal(RefusalCode.TooMany, 'ownDataTooOften')
  return parts.store.tx(org.orgId, async (tx) => {
    const account = await findAccount(tx, id)
    if (!account) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    tx.note({ record: { type: 'account', id }, person: { id, name: account.realName } })
    return {
      title: fill(words.title, { name: account.realName }),
      society: configuration.get('organisation.json').orgName,
      at: now.toISOString(),
      notes: words.notes,
      parts: await gatherOwnData(tx, await ownKeys(tx, account, subject), reader),
    }
  })
}
