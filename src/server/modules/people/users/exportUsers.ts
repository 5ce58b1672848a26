import { formatMoment } from '#domain/time/dateFormat.ts'
import { requireAccount } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { listAccounts } from '#server/base/repositories/accountLists.ts'
import type { Account } from '#server/base/repositories/accounts.ts'
import type { StreamedFile } from '#server/base/servedFile.ts'
import words from '#server/messages/users.json' with { type: 'json' }
import { exportFile } from '#server/modules/files/exports/exportFile.ts'
import type { Column } from '#server/modules/files/exports/sheet.ts'
import type { SheetWriter } from '#server/modules/files/exports/sheetWriter.ts'
import type { Store } from '#server/store/store.ts'
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

/** Exports all accounts of the organisation as a file; records who exported them. */
export async function exportUsers(
  request: Call<'exportUsers', 'org' | 'subject' | 'now', { store: Store; sheets: SheetWriter }>,
): Promise<StreamedFile> {
  const manager = requireAccount(request.subject)
  return exportFile(request, {
    title: words.file,
    format: request.input.format,
    columns: COLUMNS,
    list: (tx) => listAccounts(tx, {}),
    note: (tx) => noteManaged(tx, request.subject, { ...manager, opinion: words.done.exportUsers }),
  })
}
