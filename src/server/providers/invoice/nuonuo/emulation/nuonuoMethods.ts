import { isRecord } from '#domain/json/isRecord.ts'
import { fenOf } from '#domain/money/fees/yuan.ts'
import type { InvoiceStore } from '../../emulation/invoiceStore.ts'
import type { Fault, SandboxInvoice } from '../../emulation/sandboxInvoice.ts'

/** An answer of the platform. */
export interface Said {
  code: string
  describe: string
  result?: unknown
}

type Content = Readonly<Record<string, unknown>>

const done = (result: unknown): Said => ({ code: 'E0000', describe: '成功', result })
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Methods that request an invoice or a red letter, with the fault armed for it. */
export const REQUESTS: Readonly<
  Record<string, (store: InvoiceStore, content: Content, taxNum: string, fault: Fault | '') => Said>
> = {
  requestBillingNew(store, { order }, taxNum, fault) {
    const asked = isRecord(order) ? order : {}
    const ref = text(asked.orderNo)
    const [detail] = Array.isArray(asked.invoiceDetail) ? asked.invoiceDetail : []
    const fen = isRecord(detail) ? fenOf(text(detail.taxIncludedAmount)) : undefined
    if (!ref || ref.length > 20 || !fen || asked.invoiceType !== '1' || !text(asked.buyerName))
      return { code: 'E9101', describe: '必填参数为空或不正确' }
    if (asked.salerTaxNum !== taxNum) return { code: 'E9104', describe: '销方税号与授权税号不一致' }
    if (store.find({ ref, blueNum: '' }))
      return { code: 'E9106', describe: '订单编号或流水号不能重复' }
    const buyerName = text(asked.buyerName)
    const { serialNo } = store.add({ ref, blueNum: '', taxNum, buyerName, fen, fault })
    return done({ invoiceSerialNum: serialNo })
  },
  saveInvoiceRedConfirm(store, asked, taxNum, fault) {
    const ref = text(asked.billId)
    const blueNum = text(asked.blueElecInvoiceNumber)
    const blue = store.find({ num: blueNum, blueNum: '', state: 'issued' })
    if (redOf(store, ref)) return { code: 'E9999', describe: '申请号重复' }
    if (!blue || asked.sellerTaxNo !== taxNum) return { code: 'E9103', describe: '未找到蓝字发票' }
    if (store.find({ blueNum, state: 'issued' }))
      return { code: 'E9103', describe: '该发票不能重复冲红' }
    const { buyerName, fen } = blue
    store.add({ ref, blueNum, taxNum, buyerName, fen, fault })
    return done(ref)
  },
}

/** Methods that only read. */
export const QUESTIONS: Readonly<
  Record<string, (store: InvoiceStore, content: Content, origin: string) => Said>
> = {
  queryInvoiceResult(store, { orderNos, serialNos }, origin) {
    const found = Array.isArray(serialNos)
      ? store.find({ serialNo: text(serialNos[0]) })
      : store.find({ ref: text((orderNos as unknown[] | undefined)?.[0]), blueNum: '' })
    if (!found) return { code: 'E9500', describe: '未查询到发票' }
    const row = rowOf(found, origin)
    return done(found.fault === 'twice' ? [row, row] : [row])
  },
  queryInvoiceRedConfirm(store, { billId }) {
    const found = redOf(store, text(billId))
    return done({ total: found ? 1 : 0, list: found ? [formOf(found)] : [] })
  },
  refreshInvoiceRedConfirm: () => done(null),
  reInvoice: () => done(null),
}

const redOf = (store: InvoiceStore, ref: string) =>
  store.all().find((invoice) => invoice.ref === ref && invoice.blueNum !== '')

const STATUS = { open: '20', issued: '2', failed: '22' } as const

const rowOf = (
  { serialNo, ref, num, state, at, blueNum }: SandboxInvoice,
  origin: string,
): object => ({
  serialNo,
  orderNo: ref,
  status: STATUS[state],
  statusMsg: { open: '开票中', issued: '开票完成（最终状态）', failed: '开票失败' }[state],
  ...(state === 'failed' ? { failCause: '购方税号有误' } : {}),
  ...(state === 'issued'
    ? {
        allElectronicInvoiceNumber: num,
        invoiceTime: new Date(at).getTime(),
        pdfUrl: `${origin}/sandbox/invoice/nuonuo/file/${serialNo}.pdf`,
      }
    : {}),
  ...(blueNum ? { oldEleInvoiceNumber: blueNum } : {}),
})

const formOf = ({ ref, blueNum, num, serialNo, state }: SandboxInvoice): object => ({
  billId: ref,
  billUuid: `uuid${serialNo}`,
  billNo: serialNo,
  billStatus: { open: '02', issued: '01', failed: '16' }[state],
  billMessage: state === 'failed' ? '购方不同意冲红' : '',
  blueElecInvoiceNumber: blueNum,
  ...(state === 'issued' ? { invoiceSerialNum: serialNo, redInvoiceNumber: num } : {}),
})
