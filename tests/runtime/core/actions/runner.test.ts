import { expect, test } from 'vitest'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld } from '../../support/testWorld.ts'

function slowCall() {
  const waiting: ((value: unknown) => void)[] = []
  const answer = () => new Promise((resolve) => waiting.push(resolve))
  return { answer, finish: (value: unknown = {}) => waiting.shift()?.(value) }
}

test('an action that runs is not started again: a double click is one submission', async () => {
  const { answer, finish } = slowCall()
  const { page, asked } = withAction({ memberApply: answer })
  const first = page.run('send')
  await settled()
  expect(await page.run('send')).toBe('busy')
  finish()
  expect(await first).toBe('done')
  expect(asked).toHaveLength(1)
})

test('whether it runs, and for which row, can be watched', async () => {
  const { answer, finish } = slowCall()
  const { page } = withAction({ memberApply: answer })
  const seen: unknown[] = []
  page.subscribe(['@running.send'], () => seen.push(page.running('send')))
  const row = { id: 'm1' }
  const end = page.run('send', { row })
  await settled()
  finish()
  await end
  expect(seen).toEqual([{ row, waits: false }, undefined])
})

test('while a dialog is open the action waits for the person, not the person for it', async () => {
  const world = createTestWorld()
  const page = world.page({ actions: { ask: { do: [{ open: 'pick' }] } } })
  const end = page.run('ask')
  await settled()
  expect(page.running('ask')).toEqual({ row: null, waits: true })
  world.host.dialogs.get()[0]?.end({ value: 1 })
  expect(await end).toBe('done')
})

test('a call waits for uploads under way, and is not sent when one failed', async () => {
  const { page, asked } = withAction({})
  let finish = (_well: boolean) => {}
  const upload = () =>
    page.attach(
      new Promise((resolve) => {
        finish = resolve
      }),
    )
  upload()
  const first = page.run('send')
  await settled()
  expect(asked).toHaveLength(0)
  finish(true)
  expect(await first).toBe('done')
  upload()
  const second = page.run('send')
  await settled()
  finish(false)
  expect(await second).toBe('stopped')
  expect(asked).toHaveLength(1)
})

test('an action that failed may be started again', async () => {
  let fail = true
  const { page } = withAction({
    memberApply: () => {
      if (fail) throw new Error('broken')
    },
  })
  expect(await page.run('send')).toBe('stopped')
  fail = false
  expect(await page.run('send')).toBe('done')
})

test.each([
  ['when', { when: { $: { '==': [{ var: 'page.open' }, true] } } }],
  ['disabled', { disabled: { $: { '!': [{ var: 'page.open' }] } } }],
])(
  '%s is asked again when the action starts, whatever the button showed',
  async (_name, condition) => {
    const page = createTestWorld().page({
      state: { open: false, ran: false },
      actions: { act: { ...condition, do: [{ set: { 'page.ran': true } }] } },
    })
    expect(await page.run('act')).toBe('dropped')
    page.set('page.open', true)
    expect(await page.run('act')).toBe('done')
  },
)

test('`on` runs an action when its source gets a value, once a value, with the value as event', async () => {
  let answer: unknown = null
  const world = createTestWorld({ answers: { payResult: () => answer } })
  const page = world.page({
    state: { seen: [], count: 0 },
    sources: {
      paid: { call: 'payResult', every: 3000 },
    },
    actions: {
      settled: {
        on: 'data.paid',
        do: [
          {
            set: {
              'page.seen': { $: { var: 'event.value.id' } },
              'page.count': { $: { '+': [{ var: 'page.count' }, 1] } },
            },
          },
        ],
      },
    },
  })
  await settled()
  expect(page.getScope().page.count).toBe(0)
  answer = { id: 'p1' }
  await world.clock.pass(9000)
  expect(page.getScope().page).toMatchObject({ seen: 'p1', count: 1 })
})

function withAction(answers: Record<string, unknown>) {
  const world = createTestWorld({ answers })
  const page = world.page({ actions: { send: { do: [{ call: 'memberApply' }] } } })
  return { ...world, page }
}
