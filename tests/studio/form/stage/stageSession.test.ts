import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { FormBundle } from '#contract/form.ts'
import type { Device } from '#contract/value.ts'
import { FramedStage } from '#studio/form/stage/framed/framedStage.ts'
import { fillingOf } from '#studio/form/stage/session/filling.ts'
import type { StageState } from '#studio/form/stage/session/stageLink.ts'
import { StageSession, type StageView } from '#studio/form/stage/session/stageSession.ts'

const bundleOf = (...rows: unknown[][]): FormBundle => convertFormInfo(rows, { dictionaries: {} })

const text = (value: string, more: Record<string, unknown> = {}) => ({
  ...{ type: 'textBox', value, label: value },
  ...more,
})

const view = (state: StageState = 'blank', round = 0): StageView => ({
  ...{ state, round, title: '表单', printInfo: undefined },
  context: { dictionaries: {}, areas: [], now: Date.UTC(2026, 10, 20) },
})

/** A session with both devices, whose turns come when the test says so. */
function openSession(bundle = bundleOf([text('a'), text('b')])) {
  const turns: (() => void)[] = []
  const session = new StageSession(bundle, view(), (task) => turns.push(task))
  const frames = (['pc', 'mobile'] as const).map((device) => new FramedStage(device))
  for (const frame of frames) session.attach(frame)
  const at = (device: Device) => frames.find((frame) => frame.device === device)?.shown.get()?.store
  return {
    session,
    frames,
    stores: () => [at('pc'), at('mobile'), session.store.get()],
    /** Runs what waits for a turn of its own. */
    turn: () => {
      for (const task of turns.splice(0)) task()
    },
    /** Types on a device, as its frame reports it. */
    type(device: Device, key: string, value: unknown) {
      const store = at(device)
      store?.type(key, value)
      if (store) session.filled(fillingOf(store))
    },
  }
}

describe('one form on both devices', () => {
  test('what is filled in on one shows on the other', () => {
    const { type, turn, stores } = openSession()
    type('pc', 'a', '甲')
    turn()
    expect(stores().map((store) => store?.get('a'))).toEqual(['甲', '甲', '甲'])
    type('mobile', 'a', '乙')
    turn()
    expect(stores().map((store) => store?.get('a'))).toEqual(['乙', '乙', '乙'])
  })

  test('a message that shows on one shows on the other', () => {
    const { session, turn, stores } = openSession(bundleOf([text('a', { required: true })]))
    const [pc] = stores()
    pc?.touch('a')
    if (pc) session.filled(fillingOf(pc))
    turn()
    expect(stores().map((store) => store?.error('a'))).toEqual(Array(3).fill('请输入a'))
  })

  test('a frame that is composing is left alone', () => {
    const { type, turn, stores, frames } = openSession()
    for (const frame of frames) frame.isComposing = frame.device === 'mobile'
    type('pc', 'a', '甲')
    turn()
    expect(stores().map((store) => store?.get('a'))).toEqual(['甲', undefined, '甲'])
  })

  test('a device that is shown later has what was filled in', () => {
    const { session, type } = openSession()
    type('pc', 'a', '甲')
    session.detach('mobile')
    const late = new FramedStage('mobile')
    session.attach(late)
    expect(late.shown.get()?.store.get('a')).toBe('甲')
  })

  test('a change that is tried shows on both', () => {
    const { session, turn, stores } = openSession()
    const read = (value: string) => ({ value, text: value })
    const field = {
      path: 'a',
      label: 'a',
      type: 'textBox',
      isExample: false,
      byHand: true,
    } as const
    session.apply([{ ...field, from: read(''), to: read('试') }])
    turn()
    expect(stores().map((store) => store?.get('a'))).toEqual(['试', '试', '试'])
  })
})

describe('a new definition', () => {
  const renamed = (label: string) => bundleOf([text('a', { label }), text('b')])
  const labels = (stores: ReturnType<ReturnType<typeof openSession>['stores']>) =>
    stores.map((store) => store?.bundle.fields.a?.label)

  test('reaches one frame at once and the others in turns of their own', () => {
    const { session, stores, turn } = openSession()
    session.define(renamed('一'))
    expect(labels(stores())).toEqual(['一', 'a', 'a'])
    turn()
    expect(labels(stores())).toEqual(['一', '一', 'a'])
    turn()
    expect(labels(stores())).toEqual(['一', '一', '一'])
  })

  test('takes the place of one that is still on its way', () => {
    const { session, stores, turn } = openSession()
    session.define(renamed('一'))
    session.define(renamed('二'))
    for (let count = 0; count < 4; count += 1) turn()
    expect(labels(stores())).toEqual(['二', '二', '二'])
  })

  test('is the same object everywhere, with the unchanged fields of the one before', () => {
    const { session, stores, turn } = openSession()
    const [before] = stores().map((store) => store?.bundle.fields.b)
    session.define(renamed('一'))
    turn()
    turn()
    expect(new Set(stores().map((store) => store?.bundle)).size).toBe(1)
    expect(stores()[0]?.bundle.fields.b).toBe(before)
  })

  test('waits for the end of a composition in the editor', () => {
    const { session, stores } = openSession()
    session.compose(true)
    session.define(renamed('pin'))
    session.define(renamed('拼'))
    expect(labels(stores())[0]).toBe('a')
    session.compose(false)
    expect(labels(stores())[0]).toBe('拼')
  })
})

describe('the states of a form', () => {
  const required = bundleOf([text('a', { required: true }), text('b')])
  const open = (state: StageState) => {
    const opened = openSession(required)
    opened.type('pc', 'b', '乙')
    opened.session.view(view(state, 1))
    return opened.stores()
  }

  test.each([
    ['blank', { a: undefined, b: undefined }, {}],
    ['errors', { a: undefined, b: undefined }, { a: '请输入a' }],
  ] as const)('%s begins anew on every device', (state, values, errors) => {
    for (const store of open(state)) {
      expect({ a: store?.get('a'), b: store?.get('b') }).toEqual(values)
      expect(store?.errors()).toEqual(errors)
    }
  })

  test.each(['readonly', 'print'] as const)('%s shows what is there, filled up', (state) => {
    for (const store of open(state)) {
      expect(store?.get('b')).toBe('乙')
      expect(store?.get('a')).toBeTypeOf('string')
    }
  })

  test('filled is a new form without a fault', () => {
    for (const store of open('filled')) {
      expect(store?.get('b')).not.toBe('乙')
      expect(store?.isValid()).toBe(true)
    }
  })

  test('another time keeps what was filled in', () => {
    const { session, type, stores } = openSession()
    type('pc', 'a', '甲')
    session.view({ ...view(), context: { ...view().context, now: 0 } })
    expect(stores().map((store) => store?.get('a'))).toEqual(['甲', '甲', '甲'])
    expect(stores()[0]?.options.context.now).toBe(0)
  })
})

describe('what was typed', () => {
  test('is nothing when the form was only opened, in whatever state', () => {
    const { session } = openSession()
    expect(session.typed()).toBeUndefined()
    for (const [round, state] of (['filled', 'errors', 'print'] as const).entries()) {
      session.view(view(state, round + 1))
      expect(session.typed()).toBeUndefined()
    }
  })

  test('is every value, on whichever device it was typed, also seen in another state or at another time', () => {
    const { session, type, turn } = openSession()
    type('pc', 'a', '甲')
    turn()
    type('mobile', 'b', '乙')
    expect(session.typed()).toEqual({ a: '甲', b: '乙' })
    session.view({ ...view('readonly'), context: { ...view().context, now: 0 } })
    expect(session.typed()).toEqual({ a: '甲', b: '乙' })
  })

  test('is nothing again when another state or another test is chosen', () => {
    const { session, type } = openSession()
    type('pc', 'a', '甲')
    session.view(view('blank', 1))
    expect(session.typed()).toBeUndefined()
    session.fill({ a: '丙' })
    expect(session.typed()).toBeUndefined()
    type('pc', 'b', '乙')
    expect(session.typed()).toEqual({ a: '丙', b: '乙' })
  })

  test('is not what a new definition fills in by default', () => {
    const { session, turn } = openSession()
    session.define(bundleOf([text('a', { defaultValue: '无' }), text('b')]))
    turn()
    expect(session.typed()).toBeUndefined()
  })
})
