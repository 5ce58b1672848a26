import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FragmentDocument, PageDocument } from '#contract/page.gen.ts'
import { withLimits } from '#domain/json/writtenLimit.ts'
import { INVOICE_FIELDS, type InvoiceForm } from '#domain/money/invoice/invoiceForm.ts'
import { invoiceFaults } from '#domain/money/invoice/invoiceRules.ts'
import { expand } from '#runtime/core/documents/expand.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { bundleOf } from '../../../runtime/support/formBundle.ts'

const PROJECT = resolve(import.meta.dirname, '../../../..')
const read = (path: string) => JSON.parse(readFileSync(resolve(PROJECT, path), 'utf8'))

/** As the server hands it out. */
const document = (path: string) => withLimits(read(path))

/** Where a payer fills it in: with the payment, and afterwards. */
const FORMS = ['pages/module/0202/payDues.json', 'dialogs/invoiceRequest.json']
const FIELDS = 'schemas/fragments/field'
const fragments = Object.fromEntries(
  readdirSync(resolve(PROJECT, FIELDS)).map((file) => {
    const fragment = document(`${FIELDS}/${file}`) as FragmentDocument
    return [fragment.id, fragment]
  }),
)

function bundleIn(path: string) {
  const { model } = document(`schemas/${path}`) as PageDocument
  const form = model.forms?.invoice
  return bundleOf(expand(form?.from === 'rows' ? form.rows : [], fragments).node)
}
const messages: Record<string, string> = read('src/server/messages/refusals.json')

/** What the page's form says: field → text. */
function shown(bundle: ReturnType<typeof bundleIn>, values: InvoiceForm): Record<string, string> {
  const context = { dictionaries: {}, areas: [], now: 0 }
  const store = new FormStore(bundle, { context })
  for (const field of INVOICE_FIELDS) store.set(field, values[field])
  return store.errors()
}

/** What the server says. */
const refused = (values: InvoiceForm): Record<string, string> =>
  Object.fromEntries(
    Object.entries(invoiceFaults(values, ['01', '02', '03'])).map(([field, fault]) => [
      field,
      messages[fault] ?? fault,
    ]),
  )

const oneOf = (...texts: (string | undefined)[]) => fc.constantFrom(undefined, '', '  ', ...texts)
const long = '学'.repeat(64)
const phones = ['13800000001', '010-62512345', '12345', '138000000012', '400-800-1234', '62512345']

/** Around every limit and format of the specification, section 5. */
const filled: fc.Arbitrary<InvoiceForm> = fc.record({
  type: oneOf('01', '02'),
  name: oneOf('林见微', long, `${long}多`, '𬭎'.repeat(64)),
  num: oneOf(
    ...[14, 15, 16, 17, 18, 19, 20, 21].map((length) => 'A1'.repeat(11).slice(0, length)),
    'a'.repeat(15),
  ),
  phone: oneOf(...phones),
  openBank: oneOf('示例银行', long, `${long}多`),
  bankAccount: oneOf('0000-0000', '6222 0000', '1'.repeat(64), '1'.repeat(65)),
  address: oneOf(long, `${long}多`),
  email: oneOf('lin@example.org', 'lin@example', '林@example.org'),
  remark: oneOf(long + long, `${long}${long}多`),
  receiveMethod: oneOf('01', '02', '03'),
  linkMan: oneOf('买买提·阿不都', '林1', long, `${long}多`),
  linkPhone: oneOf(...phones, '0755-26532653'),
  linkAddress: oneOf('学知路 1 号', long, `${long}多`),
})

test.each(FORMS)('%s and the server say the same about any invoice, word for word', (path) => {
  const bundle = bundleIn(path)
  fc.assert(
    fc.property(filled, (values) => {
      expect(shown(bundle, values)).toEqual(refused(values))
    }),
    { numRuns: 500 },
  )
})
