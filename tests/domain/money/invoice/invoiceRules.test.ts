import { describe, expect, test } from 'vitest'
import {
  type InvoiceField,
  type InvoiceForm,
  invoiceKindFor,
  normaliseInvoice,
} from '#domain/money/invoice/invoiceForm.ts'
import { type InvoiceFault, invoiceFaults } from '#domain/money/invoice/invoiceRules.ts'

const OFFERED = ['01', '02', '03']
const PERSON: InvoiceForm = {
  type: '01',
  name: '林见微',
  email: 'lin@example.org',
  receiveMethod: '03',
}
const UNIT: InvoiceForm = { ...PERSON, type: '02', name: '璟川大学', num: '12990000400000000A' }
const EXPRESS: InvoiceForm = {
  ...PERSON,
  receiveMethod: '01',
  linkMan: '买买提·阿不都',
  linkPhone: '13800000001',
  linkAddress: '学知路 1 号',
}

test.each([
  ['a person', PERSON],
  ['a unit', UNIT],
  ['a receiver by express', EXPRESS],
])('%s with everything filled in has no fault', (_who, form) => {
  expect(invoiceFaults(form, OFFERED)).toEqual({})
})

describe('a fault of a field', () => {
  test.each<[InvoiceForm, InvoiceField, string | undefined, InvoiceFault]>([
    [PERSON, 'type', undefined, 'invoiceTypeRequired'],
    [PERSON, 'type', '03', 'invoiceTypeRequired'],
    [PERSON, 'name', undefined, 'invoiceNameRequired'],
    [PERSON, 'name', '   ', 'invoiceNameRequired'],
    [PERSON, 'name', '名'.repeat(65), 'invoiceNameLength'],
    [UNIT, 'num', undefined, 'invoiceNumRequired'],
    [UNIT, 'num', '1'.repeat(16), 'invoiceNumFormat'],
    [UNIT, 'num', '1'.repeat(19), 'invoiceNumFormat'],
    [PERSON, 'phone', '12345', 'invoicePhoneFormat'],
    [PERSON, 'openBank', '行'.repeat(65), 'invoiceOpenBankLength'],
    [PERSON, 'bankAccount', '六二二二', 'invoiceBankAccountFormat'],
    [PERSON, 'bankAccount', '1'.repeat(65), 'invoiceBankAccountFormat'],
    [PERSON, 'address', '路'.repeat(65), 'invoiceAddressLength'],
    [PERSON, 'email', undefined, 'invoiceEmailRequired'],
    [PERSON, 'email', 'lin@example', 'invoiceEmailFormat'],
    [PERSON, 'remark', '注'.repeat(129), 'invoiceRemarkLength'],
    [PERSON, 'receiveMethod', undefined, 'invoiceReceiveMethodRequired'],
    [PERSON, 'receiveMethod', '04', 'invoiceReceiveMethodRequired'],
    [EXPRESS, 'linkMan', undefined, 'invoiceLinkManRequired'],
    [EXPRESS, 'linkMan', '林'.repeat(65), 'invoiceLinkManLength'],
    [EXPRESS, 'linkMan', '林见微1', 'invoiceLinkManFormat'],
    [EXPRESS, 'linkPhone', undefined, 'invoiceLinkPhoneRequired'],
    [EXPRESS, 'linkPhone', '138000000012', 'invoiceLinkPhoneFormat'],
    [EXPRESS, 'linkPhone', '0755-26532653', 'invoiceLinkPhoneFormat'],
    [EXPRESS, 'linkAddress', undefined, 'invoiceLinkAddressRequired'],
    [EXPRESS, 'linkAddress', '路'.repeat(65), 'invoiceLinkAddressLength'],
  ])('%o with %s = %s', (form, field, text, fault) => {
    expect(invoiceFaults({ ...form, [field]: text }, OFFERED)).toEqual({ [field]: fault })
  })
})

describe('what is right', () => {
  test.each<[InvoiceForm, InvoiceField, string]>([
    ...[15, 17, 18, 20].map((length): [InvoiceForm, InvoiceField, string] => [
      UNIT,
      'num',
      'A'.repeat(length),
    ]),
    [UNIT, 'num', '12990000400000000a'],
    [PERSON, 'bankAccount', '6222 0000'],
    [PERSON, 'name', '𬭎'.repeat(64)],
    [PERSON, 'phone', '010-62512345'],
    [PERSON, 'phone', '13800000001'],
    [PERSON, 'bankAccount', '0000-0000-0000-0001'],
    [PERSON, 'remark', '注'.repeat(128)],
    [EXPRESS, 'linkPhone', '01062512345'],
  ])('%o with %s = %s', (form, field, text) => {
    expect(invoiceFaults({ ...form, [field]: text }, OFFERED)).toEqual({})
  })
})

test('a way of receiving that the society does not offer is refused', () => {
  expect(invoiceFaults(EXPRESS, ['03'])).toEqual({ receiveMethod: 'invoiceReceiveMethodRequired' })
})

test('fields that are not asked are neither checked nor kept', () => {
  const form = { ...PERSON, num: 'wrong', linkMan: '1', linkPhone: '1', remark: '  ' }
  expect(invoiceFaults(form, OFFERED)).toEqual({})
  expect(normaliseInvoice(form)).toEqual(PERSON)
})

test.each([
  ['special', UNIT, 'special'],
  ['special', PERSON, 'ordinary'],
  ['fiscal', PERSON, 'fiscal'],
  ['ordinary', UNIT, 'ordinary'],
] as const)('a society that issues %s ones gives %o a %s one', (configured, form, kind) => {
  expect(invoiceKindFor(configured, form)).toBe(kind)
})
