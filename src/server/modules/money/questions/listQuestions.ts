import type { CallData } from '#contract/calls.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import type { Call } from '#server/base/call.ts'
import { withoutNulls } from '#server/base/shared/withoutNulls.ts'
import type { Store } from '#server/store/store.ts'
import { statusName } from '../duesWords.ts'
import { methodName } from '../payMethods.ts'
import { questionRows } from '../questionRows.ts'
import { refuseCommon } from '../refuseCommon.ts'
import { pageQuestions } from '../repositories/duesQuestions.ts'

/** Lists the questions of all members with order and member for staff, open ones first; filtered on demand. */
export async function listQuestions({
  input,
  org,
  parts,
}: Call<'questionPage', 'org', { store: Store }>): Promise<CallData<'questionPage'>> {
  return parts.store.tx(org.orgId, async (tx) => {
    const filter = { state: input.state, keyword: input.keyword || undefined }
    await refuseCommon(tx, filter.keyword)
    const { records, total } = await pageQuestions(tx, filter, input)
    const known = new Map(records.map((asked) => [asked.id, about(asked)]))
    const rows = await questionRows(tx, records)
    return { total, records: rows.map((row) => ({ ...row, ...known.get(row.id) })) }
  })
}

type Asked = Awaited<ReturnType<typeof pageQuestions>>['records'][number]

const about = ({ memberId, realName, orgName, memberNum, fen, status, method }: Asked) => ({
  memberId,
  totalAmount: yuanOf(fen),
  statusName: statusName(status),
  methodName: methodName(method),
  ...withoutNulls({ realName, orgName, memberNum }),
})
