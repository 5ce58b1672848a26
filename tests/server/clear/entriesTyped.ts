import {
  BANK_COLUMNS,
  bankText,
  imported,
  linesOf,
} from '../modules/money/desk/statements/support.ts'
import { approvedMember, type DuesWorld } from '../modules/money/support/duesWorld.ts'
import { upload } from '../support/uploads.ts'
import type { Visitor } from '../support/visitor.ts'

/** Money that staff enter by hand, and the statement of a bank. */
export async function entriesTyped(world: DuesWorld, staff: Visitor): Promise<void> {
  const { tx } = world
  await tx((inside) => approvedMember(inside, { memberNum: 'M7700002', mobile: '13944440077' }))
  await tx((inside) => approvedMember(inside, { memberNum: 'M7700003' }))
  const entry = {
    way: 'transfer',
    paidOn: '2026-01-05',
    amount: '400.00',
    payer: '皇甫嵩山建筑公司',
    note: '皇甫嵩山两人会费',
    throughYear: '2026',
  } as const
  const people = '皇甫嵩山\t13944440078\t200.00\n皇甫泰山\t13944440077\t200.00'
  const enclosure = [await upload(world.server, staff, 'proof')]
  const added = { ...entry, tradeNo: 'B770001', people, enclosure }
  const { id } = await staff.call('entryAdd', added)
  await staff.call('entryRead', { id })
  const line = { id, line: 1, decision: 'set', memberNum: 'M7700003', amount: '200.00' } as const
  await staff.call('entryLine', line)
  const drop = { id, decision: 'drop', opinion: '皇甫嵩山要求作废' } as const
  await staff.call('entryBook', drop)
  await statementTyped(world, staff)
}

async function statementTyped(world: DuesWorld, staff: Visitor): Promise<void> {
  const rows = [
    { no: 'N7701', yuan: '200.00', payer: '南宫流云', memo: '南宫流云二〇二六年会费' },
    { no: 'N7702', yuan: '1.23', payer: '南宫飞雪', memo: '电话一三九转存' },
  ]
  const { data } = await imported(world.server, staff, {
    source: 'bank',
    text: bankText(rows),
    mapping: BANK_COLUMNS,
  })
  const id = data?.id ?? ''
  const { records } = await linesOf(staff, id)
  const line = records.at(-1)?.line ?? 0
  const passed = { id, line, decision: 'pass', note: '南宫飞雪的利息' } as const
  await staff.call('statementSettle', passed)
}
