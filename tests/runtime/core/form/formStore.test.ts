import { describe, expect, test } from 'vitest'
import type { FormField } from '#contract/form.ts'
import type { FormStoreOptions } from '#runtime/core/form/formContext.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { bundleOf, context, field, shownIf } from './bundles.ts'

const open = (
  fields: readonly FormField[],
  options: Partial<FormStoreOptions> & { rules?: Parameters<typeof bundleOf>[1] } = {},
) => new FormStore(bundleOf(fields, options.rules), { context, ...options })

const required = field('name', { required: true })
const short = field('short', {
  constraints: { min: 2, max: 4 },
  messages: { limit: '长度只能在2-4之间' },
})

/** What a listener hears while `act` runs. */
function heard(
  store: FormStore,
  channels: Parameters<FormStore['subscribe']>[0][],
  act: () => void,
) {
  const calls: string[] = []
  const ends = channels.map((channel) => store.subscribe(channel, () => calls.push(channel)))
  act()
  for (const end of ends) end()
  return calls
}

describe('opening values (form language, section 5)', () => {
  const fields = [field('a', { defaultValue: 'default' }), field('b', { defaultValue: 'other' })]

  test.each([
    ['defaults fill a new form', {}, { a: 'default', b: 'other' }],
    [
      'a pre-filled value outranks a default',
      { initial: { a: 'mine' } },
      { a: 'mine', b: 'other' },
    ],
    ['a stored form opens exactly as stored', { stored: { a: 'kept' } }, { a: 'kept' }],
    ['keys the form does not have are dropped', { stored: { old: 'x', a: 'y' } }, { a: 'y' }],
  ])('%s', (_, options, submitted) => {
    expect(open(fields, options).submission()).toEqual(submitted)
  })
})

test('a key the form does not have is ignored', () => {
  const store = open([field('a')])
  store.set('b', 'x')
  expect(store.values()).toEqual({})
})

describe('messages before and after submission', () => {
  test('before submission only touched fields show theirs', () => {
    const store = open([required, short])
    store.set('short', 'x')
    expect(store.errors()).toEqual({ short: '长度只能在2-4之间' })
    store.validate()
    expect(store.errors()).toEqual({ name: '请输入name', short: '长度只能在2-4之间' })
  })

  test('typing shows no first message before the field is left, then follows the typing', () => {
    const store = open([short])
    store.type('short', 'x')
    expect(store.error('short')).toBeUndefined()
    store.touch('short')
    expect(store.error('short')).toBe('长度只能在2-4之间')
    store.type('short', 'xy')
    expect(store.error('short')).toBeUndefined()
  })

  test('leaving a required field empty says so', () => {
    const store = open([required])
    store.touch('name')
    expect(store.error('name')).toBe('请输入name')
  })

  test('while an input method composes, nothing is checked; afterwards it is', () => {
    const store = open([short])
    store.set('short', 'xy')
    store.type('short', 'n', true)
    expect(store.get('short')).toBe('n')
    expect(store.error('short')).toBeUndefined()
    store.type('short', '你')
    expect(store.error('short')).toBe('长度只能在2-4之间')
  })

  test('asking whether the form is valid shows nothing', () => {
    const store = open([required])
    expect(store.isValid()).toBe(false)
    expect(store.errors()).toEqual({})
  })

  test('errors stand in the order of the document', () => {
    const store = open([short, required])
    store.set('name', null)
    store.set('short', 'x')
    expect(Object.keys(store.errors())).toEqual(['short', 'name'])
  })
})

describe('hidden fields', () => {
  const kind = field('kind')
  const rules = { name: shownIf('kind', '01') }

  test('are neither validated nor submitted, and bring their value and message back', () => {
    const store = open([kind, { ...short, key: 'name' }], { rules, initial: { kind: '01' } })
    store.set('name', 'x')
    store.validate()
    store.set('kind', '02')
    expect(store.errors()).toEqual({})
    expect(store.isValid()).toBe(true)
    expect(store.submission()).toEqual({ kind: '02' })
    store.set('kind', '01')
    expect(store.get('name')).toBe('x')
    expect(store.errors()).toEqual({ name: '长度只能在2-4之间' })
  })

  test('a field that appears after submission shows its message at once', () => {
    const store = open([kind, required], { rules })
    store.validate()
    store.set('kind', '01')
    expect(store.error('name')).toBe('请输入name')
  })

  test('isHide submits its default, whatever was put there', () => {
    const fixed = field('fixed', { isHide: true, submitsDefault: true, defaultValue: 'F' })
    const store = open([fixed, field('gone', { isHide: true })], { stored: { fixed: 'forged' } })
    store.set('gone', 'x')
    expect(store.submission()).toEqual({ fixed: 'F' })
  })
})

describe('what a keystroke costs', () => {
  test('it tells that field, and no other', () => {
    const store = open([short, required])
    const channels = ['value:short', 'value:name', 'error:short', 'error:name'] as const
    expect(heard(store, [...channels], () => store.type('short', 'x'))).toEqual(['value:short'])
  })

  test('who follows the whole form hears of it once, when everything is consistent', () => {
    const store = open([short, required])
    const calls: { channels: string[]; message: string | undefined }[] = []
    const end = store.follow((channels) =>
      calls.push({ channels: [...channels], message: store.error('short') }),
    )
    store.set('short', 'x')
    end()
    store.set('short', 'xy')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.channels).toEqual(expect.arrayContaining(['value:short', 'error:short']))
    expect(calls[0]?.message).toBe('长度只能在2-4之间')
  })

  test('a rule that names the key tells who appeared', () => {
    const store = open([field('kind'), required], { rules: { name: shownIf('kind', '01') } })
    const hidden = () => heard(store, ['hidden:name'], () => store.set('kind', '01'))
    expect(hidden()).toEqual(['hidden:name'])
    expect(hidden()).toEqual([])
  })
})

describe('the card check', () => {
  const cardType = field('cardType')
  const cardNo = field('cardNo', {
    constraints: { card: 'byCardType' },
    messages: { pattern: '证件号码错误' },
  })

  test('follows the card type that is chosen later', () => {
    const store = open([cardType, cardNo])
    store.set('cardNo', 'E1234567')
    expect(store.error('cardNo')).toBe('请先选择证件类型')
    store.set('cardType', '05')
    expect(store.error('cardNo')).toBeUndefined()
    store.set('cardType', '01')
    expect(store.error('cardNo')).toBe('证件号码错误')
  })
})

describe('rules of the page', () => {
  const checks = [
    {
      field: 'again',
      rule: { '==': [{ var: 'again' }, { var: 'pwd' }] },
      message: '两次密码输入不一致',
    },
  ]

  test('follow every field they read, and come after the field’s own checks', () => {
    const store = open([field('pwd'), field('again', { required: true })], { checks })
    store.set('again', 'x')
    expect(store.error('again')).toBe('两次密码输入不一致')
    store.set('pwd', 'x')
    expect(store.error('again')).toBeUndefined()
    store.set('again', null)
    expect(store.error('again')).toBe('请输入again')
  })
})

describe('messages from the server', () => {
  test('stay until that value changes, and give way to a new submission', () => {
    const store = open([field('mobile'), field('other')])
    expect(store.setErrors({ mobile: '手机号码已存在', nowhere: '系统繁忙' })).toEqual({
      nowhere: '系统繁忙',
    })
    store.set('other', 'x')
    expect(store.error('mobile')).toBe('手机号码已存在')
    store.type('mobile', '1')
    expect(store.error('mobile')).toBeUndefined()
    store.setErrors({ mobile: '手机号码已存在' })
    expect(store.validate()).toEqual({})
  })
})

describe('values only the server knows about', () => {
  const mobile = field('mobile', {
    constraints: { notRepeat: 'mobile' },
    messages: { notRepeat: '手机号码已存在' },
  })

  test('are asked before submission and block it when taken', async () => {
    const store = open([mobile], { ask: async ({ value }) => value !== '13800000000' })
    store.set('mobile', '13800000000')
    expect(await store.check()).toEqual({ mobile: '手机号码已存在' })
    store.set('mobile', '13900000000')
    expect(await store.check()).toEqual({})
  })

  test('a failure to ask makes nothing wrong', async () => {
    const store = open([mobile], { ask: () => Promise.reject(new Error('offline')) })
    store.set('mobile', '13800000000')
    expect(await store.check()).toEqual({})
    expect(await store.settle()).toBe(false)
  })

  test('are not asked of a value that is wrong anyway, nor of a hidden field', async () => {
    const asked: string[] = []
    const ask = async ({ value }: { value: string }) => asked.push(value) > 0
    const wrong = { ...mobile, constraints: { ...mobile.constraints, min: 3, max: 5 } }
    const store = open([field('kind'), { ...wrong, messages: { limit: '太长' } }], { ask })
    store.set('mobile', '13800000000')
    await store.settle()
    expect(asked).toEqual([])
  })

  test('pending is told while the question is under way', async () => {
    const store = open([mobile], { ask: async () => true })
    store.set('mobile', '13800000000')
    const settled = store.settle()
    expect(store.isPending('mobile')).toBe(true)
    await settled
    expect(store.isPending('mobile')).toBe(false)
  })
})

describe('checks of the page that ask a call', () => {
  const fields = [field('areaCode'), field('orgName')]
  const checks = [
    {
      field: 'orgName',
      call: 'validOrgName',
      params: { areaCode: { $: { var: 'areaCode' } }, orgName: { $: { var: 'orgName' } } },
      message: '该单位已存在',
    },
  ]
  /** A server where the unit 甲 of area 1 exists; it notes what it is asked. */
  function asked() {
    const questions: unknown[] = []
    const askCall = async (call: string, params: Readonly<Record<string, unknown>>) => {
      questions.push([call, params.areaCode, params.orgName])
      return params.areaCode !== '1' || params.orgName !== '甲'
    }
    return { questions, store: open(fields, { checks, askCall }) }
  }

  test('show their message when the answer is no, and ask again when anything they name changes', async () => {
    const { questions, store } = asked()
    store.set('areaCode', '1')
    store.set('orgName', '甲')
    expect(await store.check()).toEqual({ orgName: '该单位已存在' })
    store.set('areaCode', '2')
    expect(await store.check()).toEqual({})
    expect(questions).toEqual([
      ['validOrgName', '1', '甲'],
      ['validOrgName', '2', '甲'],
    ])
  })

  test('ask nothing before everything they name is given', async () => {
    const { questions, store } = asked()
    store.set('orgName', '甲')
    expect(await store.check()).toEqual({})
    expect(questions).toEqual([])
  })

  test('ask nothing about a value that a rule of the page finds wrong', async () => {
    const asking: string[] = []
    const askCall = async (call: string) => asking.push(call) > 0
    const rule = { field: 'orgName', rule: { '!=': [{ var: 'orgName' }, '甲'] }, message: '不对' }
    const store = open(fields, { checks: [rule, ...checks], askCall })
    store.set('areaCode', '1')
    store.set('orgName', '甲')
    expect(await store.check()).toEqual({ orgName: '不对' })
    expect(asking).toEqual([])
  })

  test('make nothing wrong while nobody can be asked', async () => {
    const store = open(fields, { checks, askCall: () => Promise.reject(new Error('offline')) })
    store.set('areaCode', '1')
    store.set('orgName', '甲')
    expect(await store.check()).toEqual({})
  })
})

describe('a frozen form', () => {
  test('ignores every change', () => {
    const store = open([field('a'), field('t', { shape: 'rows', type: 'table', columns: [] })])
    store.freeze()
    store.set('a', 'x')
    store.type('a', 'x')
    expect(store.addRow('t', {})).toBe(false)
    expect(store.values()).toEqual({})
    expect(store.dirty).toBe(false)
    store.freeze(false)
    store.set('a', 'x')
    expect(store.values()).toEqual({ a: 'x' })
    expect(store.dirty).toBe(true)
  })
})
