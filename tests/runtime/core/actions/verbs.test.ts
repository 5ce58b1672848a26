import { describe, expect, test, vi } from 'vitest'
import type { Step } from '#contract/page.gen.ts'
import { StepStopped } from '#runtime/core/failure.ts'
import type { AskCall } from '#runtime/core/form/formContext.ts'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld, Refusal, type WorldOptions } from '../../support/testWorld.ts'

const rows = [[{ type: 'textBox', value: 'realName', label: '姓名', required: true }]]

function open(
  steps: Step[],
  options: WorldOptions = {},
  state: Record<string, never> | object = {},
) {
  const world = createTestWorld(options)
  const page = world.page({
    state: { a: 1, b: 2, inner: null, ...state },
    forms: { apply: { from: 'rows', rows } },
    sources: { list: { call: 'memberQueryPage' } },
    timers: { code: { for: 60_000 } },
    actions: { act: { do: steps } },
  })
  return { ...world, page, act: () => page.run('act') }
}
const stateOf = (page: ReturnType<typeof open>['page']) => page.getScope().page

describe('call', () => {
  test('sends params and body flat, what is null left out, and names the answer', async () => {
    const { asked, act, page } = open(
      [
        {
          call: 'memberApply',
          params: { orgId: { $: { var: 'site.orgId' } }, endAt: null },
          body: { realName: '张三', more: { kept: 1, gone: { $: { var: 'page.inner' } } } },
          as: 'made',
        },
        { set: { 'page.a': { $: { var: 'result.made.id' } } } },
      ],
      { answers: { memberApply: { id: 'm1' } } },
    )
    expect(await act()).toBe('done')
    expect(asked.at(-1)).toEqual({
      call: 'memberApply',
      input: { orgId: 'o1', realName: '张三', more: { kept: 1 } },
    })
    expect(stateOf(page).a).toBe('m1')
  })

  test('names the answer as its adapter reads it', async () => {
    const { act, page } = open(
      [
        { call: 'pay', adapter: 'inside', as: 'started' },
        { set: { 'page.a': { $: { var: 'result.started' } } } },
      ],
      {
        answers: { pay: { result: '"q"' } },
        adapters: { inside: (answer) => JSON.parse((answer as { result: string }).result) },
      },
    )
    expect(await act()).toBe('done')
    expect(stateOf(page).a).toBe('q')
  })

  test('takes a body from the payload of that name', async () => {
    const { asked, act } = open([{ call: 'memberApply', body: 'join' }], {
      payloads: [
        { dsl: 1, id: 'join', call: 'memberApply', body: { id: { $: { var: 'page.b' } } } },
      ],
    })
    await act()
    expect(asked.at(-1)?.input).toEqual({ id: 2 })
  })

  test.each([
    ['pc', 'warning'],
    ['mobile', 'failure'],
  ] as const)(
    'a refusal stops the chain and shows the server’s words on %s as %s',
    async (device, kind) => {
      const { act, host, page } = open([{ call: 'memberApply' }, { set: { 'page.a': 9 } }], {
        device,
        answers: {
          memberApply: () => {
            throw new Refusal('A0409', '已经申请过了')
          },
        },
      })
      expect(await act()).toBe('stopped')
      expect(host.notices.get()).toMatchObject([{ text: '已经申请过了', kind }])
      expect(stateOf(page).a).toBe(1)
    },
  )

  test('else runs instead of the server’s words and sees result.error', async () => {
    const { act, host, page } = open(
      [
        {
          call: 'memberApply',
          else: [{ set: { 'page.a': { $: { var: 'result.error.msg' } } } }],
        },
        { set: { 'page.b': 9 } },
      ],
      {
        answers: {
          memberApply: () => {
            throw new Refusal('A0409', '已经申请过了')
          },
        },
      },
    )
    expect(await act()).toBe('stopped')
    expect(stateOf(page)).toMatchObject({ a: '已经申请过了', b: 2 })
    expect(host.notices.get()).toEqual([])
  })

  test('field errors of a FormInvalid refusal go into the named form, which moves to the first', async () => {
    const { act, page } = open([{ call: 'memberApply', errorsTo: 'apply' }], {
      answers: {
        memberApply: () => {
          throw new Refusal('A0422', '请检查表单', { errors: { realName: '姓名格式错误' } })
        },
      },
    })
    await act()
    const form = page.form('apply')
    expect(form?.store.errors()).toEqual({ realName: '姓名格式错误' })
    expect(form?.store.revealed).toBe('realName')
  })

  test('an expired login says nothing here: the session ends elsewhere', async () => {
    const { act, host } = open([{ call: 'memberApply' }], {
      answers: {
        memberApply: () => {
          throw Object.assign(new Error(), { name: 'LoginExpired', msg: '登录已过期' })
        },
      },
    })
    expect(await act()).toBe('stopped')
    expect(host.notices.get()).toEqual([])
  })
})

describe('set', () => {
  test('reads everything before it writes, and tells listeners once', async () => {
    const { page, act } = open([
      { set: { 'page.a': { $: { var: 'page.b' } }, 'page.b': { $: { var: 'page.a' } } } },
    ])
    const told = vi.fn()
    page.subscribe(['page'], told)
    await act()
    expect(stateOf(page)).toMatchObject({ a: 2, b: 1 })
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('writes inside a declared name without touching the old object', async () => {
    const { page, act } = open([{ set: { 'page.inner.x': 1 } }], {}, { inner: { y: 2 } })
    const before = stateOf(page).inner
    await act()
    expect(stateOf(page).inner).toEqual({ x: 1, y: 2 })
    expect(before).toEqual({ y: 2 })
  })

  test.each(['page.unknown', 'data.list', 'page.__proto__.x'])(
    '%s is a fault, not a new name',
    async (path) => {
      const { act, faults } = open([{ set: { [path]: 1 } }])
      expect(await act()).toBe('stopped')
      expect(faults).toMatchObject([{ code: 'step-failed' }])
    },
  )
})

describe('go', () => {
  test.each([
    [{ go: '/notice', query: { id: 7, none: null } }, ['/', '/notice?id=7']],
    [{ go: '/notice?id=1', query: { page: 2 } }, ['/', '/notice?id=1&page=2']],
    [{ go: '/notice', replace: true }, ['/notice']],
    [{ go: 'https://evil.example/' }, ['/', '/']],
    [{ go: '//evil.example' }, ['/', '/']],
  ] as [Step, string[]][])('%j leads to %j', async (step, trail) => {
    const { act, navigation } = open([step])
    await act()
    expect(navigation.trail()).toEqual(trail)
  })

  test('back takes the last entry away', async () => {
    const { act, navigation } = open([{ go: '/a' }, { go: 'back' }])
    await act()
    expect(navigation.trail()).toEqual(['/'])
  })
})

describe('open and close', () => {
  test('waits for the dialog and names what it closed with', async () => {
    const { act, page, host } = open([
      { open: 'pick', with: { from: { $: { var: 'page.a' } } }, as: 'picked' },
      { set: { 'page.b': { $: { var: 'result.picked' } } } },
    ])
    const end = act()
    await settled()
    expect(host.dialogs.get()).toMatchObject([{ id: 'pick', given: { from: 1 } }])
    host.dialogs.get()[0]?.end({ value: 5 })
    expect(await end).toBe('done')
    expect(stateOf(page).b).toBe(5)
  })

  test('a dismissed dialog stops the chain without a word', async () => {
    const { act, page, host } = open([{ open: 'pick' }, { set: { 'page.b': 9 } }])
    const end = act()
    await settled()
    host.dialogs.get()[0]?.end(null)
    expect(await end).toBe('stopped')
    expect(stateOf(page).b).toBe(2)
    expect(host.notices.get()).toEqual([])
  })

  test('close ends the dialog the page is', async () => {
    const close = vi.fn()
    const page = createTestWorld().page(
      { state: { a: 4 }, actions: { ok: { do: [{ close: { $: { var: 'page.a' } } }] } } },
      { close },
    )
    await page.run('ok')
    expect(close).toHaveBeenCalledWith(4)
  })
})

describe('validate and submit', () => {
  test('an invalid form shows its errors, moves to the first and stops the chain', async () => {
    const { act, page } = open([{ validate: 'apply' }, { set: { 'page.a': 9 } }])
    expect(await act()).toBe('stopped')
    expect(page.form('apply')?.store.errors()).toEqual({ realName: '请输入姓名' })
    expect(page.form('apply')?.store.revealed).toBe('realName')
    expect(stateOf(page).a).toBe(1)
  })

  test('one field may be validated alone', async () => {
    const { act, page } = open([{ validate: 'apply.realName' }])
    expect(await act()).toBe('stopped')
    expect(page.form('apply')?.store.revealed).toBe('realName')
    page.form('apply')?.store.set('realName', '张三')
    expect(await act()).toBe('done')
  })

  test('a field the server is asked about waits for the answer, and what comes after is not done for a wrong one', async () => {
    const world = createTestWorld({
      answers: { validMobileRegistered: ({ mobile }: never) => mobile === '2' },
    })
    const askCall: AskCall = async (call, params) => (await world.host.call(call, params)) === true
    Object.assign(world.host.forms, { askCall })
    const page = world.page({
      forms: {
        login: {
          from: 'rows',
          rows: [[{ type: 'textBox', value: 'mobile', label: '手机号码' }]],
          checks: [
            {
              field: 'mobile',
              call: 'validMobileRegistered',
              params: { mobile: { $: { var: 'mobile' } } },
              message: '手机号码不存在',
            },
          ],
        },
      },
      actions: { send: { do: [{ validate: 'login.mobile' }, { call: 'sendLoginCode' }] } },
    })
    const { store } = page.form('login') ?? {}
    store?.set('mobile', '1')
    expect(await page.run('send')).toBe('stopped')
    expect(store?.errors()).toEqual({ mobile: '手机号码不存在' })
    expect(world.host.notices.get()).toEqual([])
    expect(world.asked.map(({ call }) => call)).toEqual(['validMobileRegistered'])
    store?.set('mobile', '2')
    expect(await page.run('send')).toBe('done')
  })

  test('`step` of a page without steps is all it shows: every form and required upload tells at once', async () => {
    const world = createTestWorld()
    const rows = [[{ type: 'textBox', value: 'remark', label: '备注', required: true }]]
    const page = world.page(
      {
        state: { files: [], other: [] },
        forms: { note: { from: 'rows', rows }, unseen: { from: 'rows', rows } },
        actions: { send: { do: [{ validate: 'step' }] } },
      },
      {
        views: {
          pc: {
            type: 'stack',
            children: [
              {
                type: 'upload',
                bind: 'page.files',
                purpose: 'enclosure',
                label: '附件',
                required: true,
              },
              { type: 'upload', bind: 'page.other', purpose: 'enclosure' },
              { type: 'form', form: 'note' },
              { type: 'form', form: 'unseen', only: 'mobile' },
            ],
          },
        },
      },
    )
    expect(await page.run('send')).toBe('stopped')
    expect(page.errors.all()).toMatchObject([{ state: 'page.files', text: '请上传附件' }])
    // An upload that is mounted later says it, once.
    expect([
      page.errors.takeRevealed('page.files'),
      page.errors.takeRevealed('page.files'),
    ]).toEqual([true, false])
    expect(page.form('note')?.store.errors()).toEqual({ remark: '请输入备注' })
    expect(page.form('unseen')?.store.errors()).toEqual({})
    page.form('note')?.store.set('remark', '已付')
    expect(await page.run('send')).toBe('stopped')
    page.set('page.files', [{ name: 'a.jpg', url: '/a.jpg' }])
    expect(await page.run('send')).toBe('done')
  })

  test('a required file on its way counts when it has arrived, and stops the step when it fails', async () => {
    const world = createTestWorld()
    const page = world.page(
      {
        state: { files: [] },
        actions: { send: { do: [{ validate: 'step' }] } },
      },
      {
        views: {
          pc: { type: 'upload', bind: 'page.files', purpose: 'enclosure', required: true },
        },
      },
    )
    const arrival = async (arrives: boolean) => {
      await new Promise((resolve) => setTimeout(resolve))
      if (arrives) page.set('page.files', [{ name: 'a.jpg', url: '/a.jpg' }])
      return arrives
    }
    page.attach(arrival(false))
    expect(await page.run('send')).toBe('stopped')
    page.attach(arrival(true))
    expect(await page.run('send')).toBe('done')
  })

  test('submit answers with the submission and freezes the form until the chain ends', async () => {
    let typedMeanwhile: unknown
    const { act, page, asked } = open(
      [
        { submit: 'apply', as: 'form' },
        { call: 'memberApply', body: { $: { var: 'result.form' } } as never },
      ],
      {
        answers: {
          memberApply: () => {
            page.form('apply')?.store.set('realName', '李四')
            typedMeanwhile = page.form('apply')?.store.get('realName')
            return {}
          },
        },
      },
    )
    page.form('apply')?.store.set('realName', '张三')
    expect(await act()).toBe('done')
    expect(asked.at(-1)?.input).toEqual({ realName: '张三' })
    expect(typedMeanwhile).toBe('张三')
    expect(page.form('apply')?.store.frozen).toBe(false)
  })
})

describe('confirm', () => {
  test.each([
    [{ value: true }, 'done'],
    [null, 'stopped'],
  ] as const)('the answer %j ends %s', async (closing, end) => {
    const { act, host } = open([{ confirm: '确定退出登录？', danger: true }])
    const ending = act()
    await settled()
    expect(host.dialogs.get()).toMatchObject([
      { kind: 'question', question: { text: '确定退出登录？', danger: true } },
    ])
    host.dialogs.get()[0]?.end(closing)
    expect(await ending).toBe(end)
  })
})

describe('the other verbs', () => {
  test('notify shows a text once, and it goes away by itself', async () => {
    const { act, host, clock } = open([
      { notify: { $t: '第{n}届', n: { $: { var: 'page.a' } } } },
      { notify: '第1届' },
    ])
    await act()
    expect(host.notices.get()).toMatchObject([{ text: '第1届', kind: 'success' }])
    await clock.pass(3000)
    expect(host.notices.get()).toEqual([])
  })

  test('refresh waits for the new answer, so that the next step sees it', async () => {
    let count = 0
    const { act, page } = open(
      [{ refresh: 'list' }, { set: { 'page.a': { $: { var: 'data.list.total' } } } }],
      { answers: { memberQueryPage: () => ({ records: [], total: ++count }) } },
    )
    await settled()
    await act()
    expect(stateOf(page).a).toBe(2)
  })

  test('timer starts and stops', async () => {
    const { page, clock, act } = open([{ timer: 'code' }])
    await act()
    await clock.pass(1500)
    expect(stateOf(page).timers).toEqual({ code: { left: 59, running: true } })
  })

  test('download, print and external leave the page; a script address does not', async () => {
    const { act, left, faults } = open([
      { download: '/c.png', name: '证书.png' },
      { print: 'sheet' },
      { external: 'https://example.org/' },
      { external: 'javascript:alert(1)' },
    ])
    expect(await act()).toBe('stopped')
    expect(left).toEqual([
      'download /c.png 证书.png',
      'print sheet',
      'external https://example.org/',
    ])
    expect(faults).toHaveLength(1)
  })

  test('external in the same tab goes to the address instead, or to a path of this server', async () => {
    const { act, left, faults } = open([
      { external: 'https://pay.example.org/cashier?no=1', tab: 'same' },
      { external: 'https://example.org/journal', tab: 'same', replace: true },
      { external: '/sandbox/pay?no=1', tab: 'same' },
      { external: '//evil.example', tab: 'same' },
      { external: 'javascript:alert(1)', tab: 'same' },
    ])
    expect(await act()).toBe('stopped')
    expect(left).toEqual([
      'leave for https://pay.example.org/cashier?no=1',
      'leave for https://example.org/journal in place of this page',
      'leave for /sandbox/pay?no=1',
      'leave for /',
    ])
    expect(faults).toHaveLength(1)
  })

  test('a payment in the app that fails ends the chain with its words; one that is dismissed with none', async () => {
    const steps: Step[] = [
      {
        emit: 'payInApp',
        value: 'parameters',
        else: [{ set: { 'page.a': { $: { var: 'result.error.msg' } } } }],
      },
      { set: { 'page.b': 'paid' } },
    ]
    const paid: unknown[] = []
    const well = open(steps, { payInApp: async (value) => void paid.push(value) })
    expect(await well.act()).toBe('done')
    expect(paid).toEqual(['parameters'])
    expect(stateOf(well.page)).toMatchObject({ a: 1, b: 'paid' })
    const fail = (error: Error) => open(steps, { payInApp: () => Promise.reject(error) })
    const failed = fail(Object.assign(new Error('no'), { msg: '支付失败' }))
    expect(await failed.act()).toBe('stopped')
    expect(stateOf(failed.page)).toMatchObject({ a: '支付失败', b: 2 })
    const closed = fail(new StepStopped('dismissed'))
    expect(await closed.act()).toBe('stopped')
    expect(stateOf(closed.page)).toMatchObject({ a: '', b: 2 })
  })

  test('emit changes the session; a token never enters the scope', async () => {
    const { act, page, host } = open(
      [
        { call: 'login', as: 'who' },
        { emit: 'login', value: { $: { var: 'result.who' } } },
        { set: { 'page.a': { $: { var: 'user.realName' } } } },
      ],
      { answers: { login: { id: 'u1', realName: '张三', token: 'secret', expiresAt: 'x' } } },
    )
    await act()
    expect(stateOf(page).a).toBe('张三')
    expect(host.session.get().user).toEqual({ id: 'u1', realName: '张三', proof: {} })
  })
})

describe('the chain', () => {
  test('if leaves a step out', async () => {
    const { act, page } = open([
      { set: { 'page.a': 9 }, if: { $: { '==': [{ var: 'page.b' }, 3] } } },
    ])
    expect(await act()).toBe('done')
    expect(stateOf(page).a).toBe(1)
  })

  test('a faulty rule is reported and told, nothing after it runs', async () => {
    const { act, page, host, faults } = open([
      { set: { 'page.a': { $: { unknownOperator: [] } } } },
      { set: { 'page.b': 9 } },
    ])
    expect(await act()).toBe('stopped')
    expect(faults).toMatchObject([{ code: 'step-failed', path: 'test' }])
    expect(host.notices.get()).toMatchObject([{ text: '操作失败，请稍后重试' }])
    expect(stateOf(page).b).toBe(2)
  })
})
