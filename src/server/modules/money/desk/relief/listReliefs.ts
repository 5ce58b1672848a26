import type { CallData, CallInput } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { mapKeyset } from '#server/store/queries/keyset.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { listDeskReliefs } from '../../repositories/duesDeskReliefs.ts'
import { pageWithAmount } from '../pageWithAmount.ts'
import { reliefRow } from './reliefRow.ts'

type Asked = Omit<CallInput<'reliefExport'>, 'format'>

/** Lists reliefs, filtered, with the total reduction of all found. */
export async function listReliefs({
  input,
  org,
  parts,
}: Call<'reliefPage', 'org', { store: Store; configuration: Configurations }>): Promise<
  CallData<'reliefPage'>
> {
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const list = foundReliefs(tx, input, configuration)
    return pageWithAmount(list, input)
  })
}

/** Returns the rows that match the filter. */
export const foundReliefs = (tx: Tx, asked: Asked, configuration: OrgConfiguration) => {
  const { keyword, year, kind, state } = asked
  const filter = {
    ...{ kind, state, keyword: keyword || undefined },
    year: year === undefined ? undefined : Number(year),
  }
  return mapKeyset(listDeskReliefs(tx, filter), (row) => reliefRow(row, configuration))
}
