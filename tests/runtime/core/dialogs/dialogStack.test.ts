import { expect, test } from 'vitest'
import { settled } from '../../support/fakeClock.ts'
import { createTestWorld } from '../../support/testWorld.ts'

test('on phones the back button dismisses the topmost dialog and stays on the page', async () => {
  const { host, navigation } = createTestWorld({ device: 'mobile', at: '/a' })
  const first = host.dialogs.open('one', {})
  const second = host.dialogs.open('two', {})
  navigation.pressBack()
  expect(await second).toBeNull()
  expect(host.dialogs.get()).toMatchObject([{ id: 'one' }])
  host.dialogs.get()[0]?.end({ value: 1 })
  expect(await first).toEqual({ value: 1 })
  expect(navigation.trail()).toEqual(['/a'])
})

test('on PC dialogs are no entries of the history', async () => {
  const { host, navigation } = createTestWorld({ at: '/a' })
  void host.dialogs.open('one', {})
  await settled()
  expect(navigation.trail()).toEqual(['/a'])
})

test('going to another address dismisses every dialog; a wizard’s step does not', async () => {
  const { host, navigation } = createTestWorld({ at: '/a' })
  const open = host.dialogs.open('one', {})
  navigation.push({ path: '/a', query: { step: 'write' } })
  expect(host.dialogs.get()).toHaveLength(1)
  navigation.push({ path: '/b', query: {} })
  expect(await open).toBeNull()
})
