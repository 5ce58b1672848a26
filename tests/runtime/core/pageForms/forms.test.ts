import { expect, test } from 'vitest'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld } from '../../support/testWorld.ts'

const definition = (...keys: string[]) => ({
  formInfo: [keys.map((value) => ({ type: 'textBox', value, label: value }))],
})

test('a form opens when its definition is there and every source its values read has settled', async () => {
  let finish = (_value: unknown) => {}
  const world = createTestWorld({
    answers: {
      formConfig: definition('realName'),
      userDetail: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    },
  })
  const page = world.page({
    sources: { config: { call: 'formConfig' }, me: { call: 'userDetail' } },
    forms: {
      apply: {
        from: 'formInfo',
        source: 'config',
        initial: { realName: { $: { var: 'data.me.value.realName' } } },
      },
    },
  })
  await settled()
  expect(page.form('apply')).toBeNull()
  finish({ realName: '张三' })
  await settled()
  expect(page.form('apply')?.store.get('realName')).toBe('张三')
})

test('stored values may be the JSON text they were submitted as', async () => {
  const world = createTestWorld({
    answers: { memberDetail: { ...definition('realName'), values: '{"realName":"李四"}' } },
  })
  const page = world.page({
    sources: { detail: { call: 'memberDetail' } },
    forms: {
      apply: {
        from: 'formInfo',
        source: 'detail',
        value: { $: { var: 'data.detail.value.values' } },
      },
    },
  })
  await settled()
  expect(page.form('apply')?.store.get('realName')).toBe('李四')
})

test('the same definition answered again leaves the form and what was typed alone', async () => {
  const world = createTestWorld({ answers: { formConfig: () => definition('realName') } })
  const page = world.page({
    sources: { config: { call: 'formConfig' } },
    forms: { apply: { from: 'formInfo', source: 'config' } },
  })
  await settled()
  page.form('apply')?.store.set('realName', '张三')
  await page.refresh('config')
  expect(page.form('apply')?.store.get('realName')).toBe('张三')
})

test('another question closes the form; going back to the first brings what was typed', async () => {
  const world = createTestWorld({
    answers: { formConfig: ({ objId }: { objId: string }) => definition(objId) },
  })
  const page = world.page({
    state: { type: 'a' },
    sources: { config: { call: 'formConfig', params: { objId: { $: { var: 'page.type' } } } } },
    forms: { apply: { from: 'formInfo', source: 'config' } },
  })
  await settled()
  page.form('apply')?.store.set('a', 'typed')
  page.set('page.type', 'b')
  expect(page.form('apply')).toBeNull()
  await settled()
  expect(page.form('apply')?.store.get('b')).toBeUndefined()
  page.set('page.type', 'a')
  await settled()
  expect(page.form('apply')?.store.get('a')).toBe('typed')
})

test('as long as nobody has typed a form follows what the page gives; then what was typed wins', async () => {
  const world = createTestWorld({ answers: { formConfig: definition('orgName') } })
  const page = world.page({
    sources: { config: { call: 'formConfig' } },
    forms: {
      apply: {
        from: 'formInfo',
        source: 'config',
        initial: { orgName: { $: { var: 'user.orgName' } } },
      },
    },
  })
  await settled()
  expect(page.form('apply')?.store.get('orgName')).toBeUndefined()
  await world.host.session.announce('login', { id: 'u1', orgName: '某大学' })
  expect(page.form('apply')?.store.get('orgName')).toBe('某大学')
  page.form('apply')?.store.set('orgName', '某研究所')
  await world.host.session.announce('login', { id: 'u2', orgName: '另一所大学' })
  expect(page.form('apply')?.store.get('orgName')).toBe('某研究所')
})

test('a choice field offers what the page lets it; another answer offers something else', async () => {
  const world = createTestWorld({ answers: { invoiceConfig: { methods: ['01', '03'] } } })
  const page = world.page({
    state: { offered: ['03'] },
    sources: { config: { call: 'invoiceConfig' } },
    forms: {
      invoice: {
        from: 'rows',
        choices: { way: { $: { var: 'data.config.value.methods' } }, other: ['1'] },
        rows: [
          [
            {
              type: 'choice',
              value: 'way',
              label: '领取方式',
              source: '01',
              choiceType: '01',
              required: true,
              items: ['01', '02', '03'].map((itemCode) => ({ itemCode, itemName: itemCode })),
            },
            { type: 'textBox', value: 'other', label: '其他' },
          ],
        ],
      },
      late: {
        from: 'rows',
        choices: { way: { $: { var: 'page.offered' } } },
        rows: [
          [
            {
              type: 'choice',
              value: 'way',
              label: '领取方式',
              source: '01',
              choiceType: '01',
              items: ['01', '03'].map((value) => ({ value, label: value })),
            },
          ],
        ],
      },
    },
  })
  await settled()
  const codes = (id: string) => {
    const options = page.form(id)?.store.bundle.fields.way?.options
    return options?.kind === 'items' ? options.items.map(({ itemCode }) => itemCode) : undefined
  }
  expect(codes('invoice')).toEqual(['01', '03'])
  expect(codes('late')).toEqual(['03'])
  const first = page.form('late')
  page.set('page.offered', ['03'])
  expect(page.form('late')).toBe(first)
  page.set('page.offered', ['01'])
  expect(codes('late')).toEqual(['01'])
})
