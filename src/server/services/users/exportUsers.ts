import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { formatMoment } from '#domain/dateFormat.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import words from '../../messages/users.json' with { type: 'json' }
import { Refusal } from '../../refusal.ts'
import { pageAccounts } from '../../store/repositories/accountLists.ts'
import type { Account } from '../../store/repositories/accounts.ts'
import type { Tx } from '../../store/store.ts'
import { requireAccount } from '../authorize.ts'
import type { Column } from '../exports/columns.ts'
import { MOST_ROWS } from '../exports/exportDues.ts'
import { keepExport } from '../exports/keepExport.ts'
import { noteManaged } from './managedUser.ts'

const { columns, userTypes, statuses } = words

const text = (
  title: string,
  width: number,
  value: (row: Account) => string | null | undefined,
): Column<Account> => ({
  title,
  width,
  value: (row) => value(row) ?? undefined,
})

const COLUMNS: readonly Column<Account>[] = [
  text(columns.realName, 12, ({ realName }) => realName),
  text(columns.mobile, 14, ({ mobile }) => mobile),
  text(columns.userName, 16, ({ userName }) => userName),
  text(columns.userType, 10, ({ userType }) => userTypes[userType]),
  text(columns.orgName, 28, ({ orgName }) => orgName),
  text(columns.status, 8, ({ disabledAt }) => statuses[disabledAt ? '0' : '1']),
  text(columns.createAt, 20, ({ createdAt }) =>
    formatMoment(createdAt.toISOString(), 'yyyy-MM-dd HH:mm'),
  ),
]

/** Every account of the society as a file; who took it away is noted. */
export async function exportUsers(
  request: CallRequest<'exportUsers'>,
): Promise<CallData<'exportUsers'>> {
  const manager = requireAccount(request.subject)
  const rows = async (tx: Tx): Promise<Account[]> => {
    const { records, total } = await pageAccounts(tx, {}, { current: 1, size: MOST_ROWS })
    if (total > MOST_ROWS)
      throw new Refusal(RefusalCode.Conflict, 'exportTooMany', { limit: MOST_ROWS })
    await noteManaged(tx, request.subject, { ...manager, opinion: '导出用户' })
    return records
  }
  return keepExport(request, {
    title: words.file,
    format: request.input.format,
    columns: COLUMNS,
    rows,
  })
}
