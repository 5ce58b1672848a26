import type { CallData, Schema } from '#contract/calls.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import {
  type ConfigVersionHead,
  findCurrentConfig,
  pageConfigVersions,
} from '#server/modules/configuration/repositories/configVersions.ts'
import type { Tx } from '#server/store/store.ts'
import type { ChangeParts } from '../changeParts.ts'
import { findChange } from '../repositories/configChanges.ts'
import { needsTwoPersons } from '../twoPersons.ts'

/** Versions, newest first. */
export async function listVersionRows({
  input,
  org,
  parts,
}: Call<'versionPage', 'org', ChangeParts>): Promise<CallData<'versionPage'>> {
  return parts.store.tx(org.orgId, async (tx) => {
    const live = await findCurrentConfig(tx)
    const { records, total } = await pageConfigVersions(tx).page(input)
    const rows: Schema<'VersionRow'>[] = []
    for (const head of records) rows.push(await versionRow(tx, head, live?.version))
    return {
      ...{ records: rows, total },
      ...(live && { liveVersion: live.version }),
      needsTwoPersons: live !== undefined && needsTwoPersons(live.documents),
    }
  })
}

/** A version as lists show it. */
export async function versionRow(
  tx: Tx,
  { version, author, accountId, note, baseVersion, createdAt, changeId }: ConfigVersionHead,
  liveVersion: number | undefined,
): Promise<Schema<'VersionRow'>> {
  const change = changeId === null ? undefined : await findChange(tx, changeId)
  return {
    ...{ version, note, isLive: version === liveVersion },
    author: accountId === null ? systemAuthor(author) : author,
    createdAt: createdAt.toISOString(),
    ...withoutNulls({ baseVersion, changeTitle: change?.title ?? null }),
  }
}

/** Author of a version published without an account: the first start, or an operator at the command line. */
const systemAuthor = (author: string): string =>
  ownValue(words.authors as Readonly<Record<string, string>>, author) ??
  fill(words.operator, { author })
