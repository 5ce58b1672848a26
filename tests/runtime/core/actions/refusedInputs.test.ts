import { expect, test } from 'vitest'
import type { PageNode } from '#contract/nodes.gen.ts'
import type { PageModel, Step } from '#contract/page.gen.ts'
import { createTestWorld, Refusal } from '../../support/testWorld.ts'

const field = (value: string) => [{ type: 'textBox', value, label: value, required: true }]
const MODEL: PageModel = {
  state: { tab: 'person', agreed: [], unseen: '' },
  forms: {
    person: { from: 'rows', rows: [field('mobile'), field('code')] },
    unit: { from: 'rows', rows: [field('mobile')] },
    invoice: { from: 'rows', rows: [field('email')] },
  },
}
const VIEW: PageNode = {
  type: 'stack',
  children: [
    {
      type: 'tabs',
      bind: 'page.tab',
      tabs: [
        { value: 'person', label: '个人' },
        { value: 'unit', label: '单位' },
      ],
      bodies: { person: { type: 'form', form: 'person' }, unit: { type: 'form', form: 'unit' } },
    },
    { type: 'form', form: 'invoice' },
    {
      type: 'choice',
      bind: 'page.agreed',
      as: 'checkbox',
      required: true,
      requiredText: '请阅读并同意协议',
      items: [{ value: 'yes', label: '同意' }],
    },
  ],
}
const read = (path: string) => ({ $: { var: path } })
const CALL: Step = {
  call: 'register',
  body: {
    mobile: {
      $: {
        if: [
          { '==': [{ var: 'page.tab' }, 'unit'] },
          { var: 'form.unit.value.mobile' },
          { var: 'form.person.value.mobile' },
        ],
      },
    },
    validCode: read('form.person.value.code'),
    invoiceInfo: read('form.invoice.value'),
    agreed: read('page.agreed'),
    id: read('page.unseen'),
  },
}

/** A page whose call is refused with what is said about its inputs. */
function refusing(errors: Record<string, string> | null, step: Step = CALL) {
  const world = createTestWorld({
    answers: {
      register: () => {
        throw new Refusal('A0400', '填写有误', errors && { errors })
      },
    },
  })
  const page = world.page(
    { ...MODEL, actions: { send: { do: [step] }, check: { do: [{ validate: 'step' }] } } },
    { views: { pc: VIEW } },
  )
  page.form('person')?.store.fill({ mobile: '13800000001', code: '000000' })
  page.form('unit')?.store.fill({ mobile: '13900000002' })
  const said = () => world.host.notices.get().map(({ text }) => text)
  return { world, page, said, send: () => page.run('send') }
}

test('what is said about an input stands at the field that it was typed into, which takes the focus', async () => {
  const { page, said, send } = refusing({ validCode: '验证码错误' })
  expect(await send()).toBe('stopped')
  expect(page.form('person')?.store.errors()).toEqual({ code: '验证码错误' })
  expect(page.form('person')?.store.revealed).toBe('code')
  expect(said()).toEqual([])
})

test('it is gone when the value changes', async () => {
  const { page, send } = refusing({ validCode: '验证码错误' })
  await send()
  page.form('person')?.store.set('code', '111111')
  expect(page.form('person')?.store.errors()).toEqual({})
})

test('of several fields that an input may come from, the one on screen that was sent', async () => {
  const { page, send } = refusing({ mobile: '手机号码已存在' })
  await send()
  expect(page.form('person')?.store.errors()).toEqual({ mobile: '手机号码已存在' })
  page.form('person')?.store.set('mobile', '13800000003')
  page.set('page.tab', 'unit')
  await send()
  expect(page.form('unit')?.store.errors()).toEqual({ mobile: '手机号码已存在' })
  expect(page.form('person')?.store.errors()).toEqual({})
})

test('inside of an input that is a whole form, the field of that name', async () => {
  const { page, send } = refusing({ 'invoiceInfo/email': '邮箱格式错误' })
  await send()
  expect(page.form('invoice')?.store.errors()).toEqual({ email: '邮箱格式错误' })
})

test('an input that a choice sets is told at the choice, until it changes', async () => {
  const { page, said, send } = refusing({ agreed: '协议已更新，请重新阅读并同意' })
  page.set('page.agreed', ['yes'])
  await send()
  expect(page.errors.all()).toMatchObject([
    { state: 'page.agreed', text: '协议已更新，请重新阅读并同意' },
  ])
  expect([
    page.errors.takeRevealed('page.agreed'),
    page.errors.takeRevealed('page.agreed'),
  ]).toEqual([true, false])
  expect(said()).toEqual([])
  page.set('page.agreed', [])
  expect(page.errors.all()).toEqual([])
})

test.each([
  ['nobody typed here', { id: '没有找到' }, '没有找到'],
  ['is in another tab', { mobile: '手机号码已存在' }, '手机号码已存在', 'nowhere'],
  ['the call does not send', { userName: '用户名已存在' }, '用户名已存在'],
])(
  'a message about an input that %s is told as before',
  async (_what, errors, text, tab?: string) => {
    const { page, said, send } = refusing(errors as Record<string, string>)
    if (tab) page.set('page.tab', tab)
    await send()
    expect(said()).toEqual([text])
  },
)

test('a refusal that names no input is told in the server’s words', async () => {
  const { said, send } = refusing(null)
  await send()
  expect(said()).toEqual(['填写有误'])
})

test('else still sees the code, and its notice of a message that has its place shows nothing', async () => {
  const { page, said, send } = refusing(
    { validCode: '验证码错误' },
    {
      ...CALL,
      else: [
        { notify: read('result.error.msg'), kind: 'warning' },
        { set: { 'page.unseen': read('result.error.code') } },
      ],
    },
  )
  await send()
  expect(said()).toEqual([])
  expect(page.getScope().page.unseen).toBe('A0400')
})

test('everything missing is told at once: fields, choices, and what is beside the form in its summary', async () => {
  const { page } = refusing(null)
  page.form('person')?.store.set('code', '')
  expect(await page.run('check')).toBe('stopped')
  expect(page.form('person')?.store.errors()).toEqual({ code: '请输入code' })
  expect(page.form('invoice')?.store.errors()).toEqual({ email: '请输入email' })
  expect(page.form('unit')?.store.errors()).toEqual({})
  expect(page.errors.all()).toMatchObject([
    { state: 'page.agreed', text: '请阅读并同意协议', form: 'person' },
  ])
})

test('a guard of a value says its message where the value is chosen', async () => {
  const guarded: Step = {
    ...CALL,
    require: [{ guard: 'picked', with: { value: read('page.agreed') }, message: '请勾选' }],
  }
  const { page, said, send } = refusing(null, guarded)
  expect(await send()).toBe('dropped')
  expect(page.errors.all()).toMatchObject([{ state: 'page.agreed', text: '请勾选' }])
  expect(said()).toEqual([])
})
