import type { CallData, CallInput } from '#contract/calls.ts'
import type { TestApp } from '../../../../support/openApp.ts'
import { postGrant } from '../../../../support/uploads.ts'
import type { Visitor } from '../../../../support/visitor.ts'

export type Source = CallInput<'statementImport'>['source']
type Mapping = CallInput<'statementImport'>['mapping']

/** Uploads a file as a statement and answers it as the page submits it. */
export async function uploaded(server: TestApp, who: Visitor, name: string, content: Buffer) {
  const token = await who.call('uploadToken', { purpose: 'statement', name })
  const answer = await postGrant(server, token, { content, filename: name, type: 'text/csv' })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { name, url: token.baseUrl + token.path }
}

/** Uploads a text and imports it; answers what `ask` does. */
export async function imported(
  server: TestApp,
  who: Visitor,
  { source, text, mapping }: { source: Source; text: string; mapping?: Mapping },
) {
  const file = await uploaded(server, who, '对账单.csv', Buffer.from(text))
  return who.ask('statementImport', { source, file, ...(mapping ? { mapping } : {}) })
}

/** All lines of a statement in a state. */
export async function linesOf(
  who: Visitor,
  id: string,
  state?: CallInput<'statementRead'>['state'],
): Promise<CallData<'statementRead'>> {
  return who.call('statementRead', { id, current: 1, size: 200, ...(state ? { state } : {}) })
}

export const BANK_COLUMNS = {
  at: '交易日期',
  income: '收入金额',
  outgo: '支出金额',
  tradeNo: '流水号',
  payer: '对方户名',
  memo: '附言',
}

interface BankRow {
  no: string
  yuan: string
  payer?: string
  memo?: string
  day?: string
  out?: boolean
}

/** A statement of a bank account as banks write one. */
export const bankText = (rows: readonly BankRow[]): string =>
  [
    '账户明细查询',
    Object.values(BANK_COLUMNS).join(','),
    ...rows.map(({ no, yuan, payer = '', memo = '', day = '2026-06-05', out = false }) =>
      [day, out ? '' : yuan, out ? yuan : '', no, payer, memo].join(','),
    ),
    '合计,,,,,',
  ].join('\n')
