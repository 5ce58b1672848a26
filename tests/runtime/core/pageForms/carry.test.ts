import { describe, expect, test } from 'vitest'
import type { PageModel } from '#contract/page.gen.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { carryOver } from '#runtime/core/pageForms/carry/carryOver.ts'
import { settled } from '../../support/fakeClock.ts'
import { bundleOf } from '../../support/formBundle.ts'
import { createTestWorld, Refusal, type TestWorld } from '../../support/testWorld.ts'

const text = (value: string, more: object = {}) => ({
  type: 'textBox',
  value,
  label: value,
  ...more,
})
const choice = (...items: [string, string][]) => ({
  type: 'choice',
  choiceType: '01',
  value: 'kind',
  label: 'kind',
  items: items.map(([itemCode, itemName]) => ({ itemCode, itemName })),
})
const table = (...columns: object[]) => ({ type: 'table', value: 't', label: 't', items: columns })

/** What becomes of values typed into one form when another takes over. */
function carried(before: object[], after: object[], typed: Record<string, unknown>) {
  const context = { dictionaries: {}, areas: [], now: 0 }
  const store = new FormStore(bundleOf([before]), { context })
  store.fill(typed)
  const { values, news } = carryOver(store, bundleOf([after]), { stored: undefined, initial: {} })
  const listed = (list: typeof news.changed) =>
    list.map(({ label, text, reason }) => `${label} ${text} ${reason}`)
  return {
    values,
    count: news.count,
    told: [...listed(news.changed), ...listed(news.dropped), ...listed(news.reworded)],
  }
}

describe('typed into a form that another definition takes over', () => {
  const SHORT = [text('a')]
  test.each([
    ['an unchanged field is in the new form', SHORT, SHORT, { a: '1' }, { a: '1' }, []],
    [
      'a card number, too',
      [text('cardNo')],
      [text('cardNo')],
      { cardNo: 'G1' },
      { cardNo: 'G1' },
      [],
    ],
    [
      'a renamed field is, and the old name is told',
      SHORT,
      [text('a', { label: 'b' })],
      { a: '1' },
      { a: '1' },
      ['b a label'],
    ],
    ['a removed field is told with its text', SHORT, [text('b')], { a: '1' }, {}, ['a 1 gone']],
    ['nothing is told of a removed field left empty', SHORT, [text('b')], {}, {}, []],
    [
      'another kind of field is told',
      SHORT,
      [{ type: 'dateTime', value: 'a', label: 'a', fmt: 'yyyy' }],
      { a: '1' },
      {},
      ['a 1 type'],
    ],
    [
      'a stricter check is left to the check',
      SHORT,
      [text('a', { limitWorkNumber: true, min: 5, max: 9 })],
      { a: '1' },
      { a: '1' },
      [],
    ],
    [
      'an option that is left is in the new form',
      [choice(['1', '甲'], ['2', '乙'])],
      [choice(['1', '甲'])],
      { kind: '1' },
      { kind: '1' },
      [],
    ],
    [
      'an option that was removed is told',
      [choice(['1', '甲'], ['2', '乙'])],
      [choice(['1', '甲'])],
      { kind: '2' },
      {},
      ['kind 乙 options'],
    ],
    [
      'an option that was renamed is told',
      [choice(['1', '甲'])],
      [choice(['1', '丙'])],
      { kind: '1' },
      { kind: '1' },
      ['kind 甲 options'],
    ],
    [
      'a removed column is told by row, the others stay',
      [table(text('x'), text('y'))],
      [table(text('x'))],
      { t: [{ x: '1', y: '2' }] },
      { t: [{ x: '1' }] },
      ['t第1行y 2 columns'],
    ],
    [
      'a removed table is told whole',
      [table(text('x'))],
      SHORT,
      { t: [{ x: '1' }, { x: '2' }] },
      {},
      ['t 1\n2 gone'],
    ],
    [
      'a default that was cleared stays cleared',
      [text('a', { defaultValue: '1' })],
      [text('a', { defaultValue: '1' })],
      { a: null },
      {},
      [],
    ],
    [
      'a default nobody changed is the new one',
      [text('a', { defaultValue: '1' })],
      [text('a', { defaultValue: '2' })],
      {},
      { a: '2' },
      [],
    ],
    [
      'a new field has its default',
      SHORT,
      [text('a'), text('n', { defaultValue: '9' })],
      { a: '1' },
      { a: '1', n: '9' },
      [],
    ],
  ] as const)('%s', (_, before, after, typed, values, told) => {
    const result = carried([...before], [...after], typed)
    expect([result.values, result.told]).toEqual([values, told])
  })
})

describe('a form that staff changed while it was filled in', () => {
  const MODEL: PageModel = {
    sources: { config: { call: 'formConfig' } },
    forms: { apply: { from: 'formInfo', source: 'config', draft: {}, warnUnsaved: true } },
    actions: { act: { do: [{ submit: 'apply' }, { call: 'memberApply', errorsTo: 'apply' }] } },
  }
  const refusal = () => {
    throw new Refusal('A0412', '申请表已更新')
  }
  async function refused(change: (answers: Record<string, unknown>) => void, world?: TestWorld) {
    const answers: Record<string, unknown> = {
      formConfig: { formInfo: [[text('a'), text('cardNo')]] },
      memberApply: refusal,
    }
    const here = world ?? createTestWorld({ answers })
    const page = here.page(MODEL)
    await settled()
    const form = page.form('apply')
    form?.store.type('a', '1')
    form?.store.type('cardNo', 'G1')
    change(answers)
    const ended = page.run('act')
    await expect.poll(() => here.host.dialogs.get()).toHaveLength(1)
    const [question] = here.host.dialogs.get()
    const answer = async (yes: boolean) => {
      question?.end(yes ? { value: true } : null)
      const end = await ended
      await settled()
      return end
    }
    return { ...here, page, form, question, answer }
  }
  const publish = (answers: Record<string, unknown>) => {
    answers.formConfig = { formInfo: [[text('a', { label: 'b' }), text('cardNo'), text('n')]] }
  }

  test('is asked about with the server’s words, and says them nowhere else', async () => {
    const { question, answer, host } = await refused(publish)
    expect(question).toMatchObject({
      kind: 'question',
      question: { text: expect.stringContaining('申请表已更新'), yes: '用新的表单继续填写' },
    })
    expect(await answer(true)).toBe('stopped')
    expect(host.notices.get()).toEqual([])
  })

  test('takes over what was typed, the card number too, and says what changed', async () => {
    const { page, answer } = await refused(publish)
    await answer(true)
    const form = page.form('apply')
    expect(form?.enteredValues()).toEqual({ a: '1', cardNo: 'G1' })
    expect(form?.store.frozen).toBe(false)
    expect(form?.carried.get()).toMatchObject({ count: 2, reworded: [{ label: 'b', text: 'a' }] })
  })

  test('keeps its draft by the new definition, and offers none', async () => {
    const { page, answer, drafts } = await refused(publish)
    await answer(true)
    const form = page.form('apply')
    expect(form?.draft?.get().offer).toBeNull()
    const [draft] = [...drafts.kept.values()].map((kept) => JSON.parse(kept))
    expect(draft).toMatchObject({ hash: form?.store.bundle.hash, values: { a: '1' } })
    expect(form?.risk('page')).toBe('unsaved')
  })

  test('stays as it is when the person does not want the new one', async () => {
    const { page, form, answer, host } = await refused(publish)
    expect(await answer(false)).toBe('stopped')
    expect(page.form('apply')).toBe(form)
    expect([form?.store.get('cardNo'), form?.store.frozen]).toEqual(['G1', false])
    expect(host.notices.get()).toEqual([])
  })

  test('stays as it is when the new one cannot be loaded, and says so', async () => {
    const { page, form, answer, host } = await refused((answers) => {
      answers.formConfig = () => {
        throw new Refusal('B0503', '服务繁忙')
      }
    })
    await answer(true)
    expect(page.form('apply')).toBe(form)
    expect(form?.store.get('a')).toBe('1')
    expect(host.notices.get()).toMatchObject([{ kind: 'failure' }])
  })

  test('is shown in its own step when it was submitted from a later one', async () => {
    const answers: Record<string, unknown> = {
      formConfig: { formInfo: [[text('a')]] },
      memberApply: refusal,
    }
    const here = createTestWorld({ answers })
    const form = { type: 'form', form: 'apply', submit: 'act' } as const
    const view = {
      type: 'steps',
      bodies: { write: form, read: { type: 'text', text: '须知' } },
    } as const
    const page = here.page(
      {
        ...MODEL,
        flow: {
          order: [
            { type: '02', title: '填写' },
            { type: '01', title: '阅读' },
          ],
          names: { '01': 'read', '02': 'write' },
        },
        actions: { ...MODEL.actions, next: { do: [{ go: 'step:next' }] } },
      },
      { views: { pc: view, mobile: view } },
    )
    await settled()
    page.form('apply')?.store.type('a', '1')
    await page.run('next')
    expect(here.navigation.current().query.step).toBe('read')
    publish(answers)
    const ended = page.run('act')
    await expect.poll(() => here.host.dialogs.get()).toHaveLength(1)
    here.host.dialogs.get()[0]?.end({ value: true })
    await ended
    expect(here.navigation.current().query.step).toBe('write')
    expect(page.form('apply')?.enteredValues()).toEqual({ a: '1' })
  })

  test('is replaced in the same way when its source is only read again', async () => {
    const answers: Record<string, unknown> = { formConfig: { formInfo: [[text('a')]] } }
    const page = createTestWorld({ answers }).page(MODEL)
    await settled()
    page.form('apply')?.store.type('a', '1')
    publish(answers)
    await page.refresh('config')
    await expect.poll(() => page.form('apply')?.enteredValues()).toEqual({ a: '1' })
    expect(page.form('apply')?.carried.get()).toMatchObject({ count: 1 })
  })
})
