import { expect, test } from 'vitest'
import { clientFor, failureOf } from './clientFor.ts'
import { envelope, localServer, success } from './localServer.ts'

test('the loading indicator counts the calls in flight', async () => {
  const server = await localServer(success(null))
  const counts: number[] = []
  const client = clientFor(server.url, { onPending: (count) => counts.push(count) })
  await Promise.all([client.call('site', {}), client.call('noticeDetail', { id: 'n1' })])
  expect(counts).toEqual([1, 2, 1, 0])
})

test('a failed call is counted off, too', async () => {
  const server = await localServer((_, response) => envelope(response, 'A0400', null, '不行'))
  const counts: number[] = []
  const client = clientFor(server.url, { onPending: (count) => counts.push(count) })
  await failureOf(client.call('site', {}))
  expect(counts).toEqual([1, 0])
})

test.each([
  ['silent by contract', 'time', {}, []],
  ['silent by wish', 'site', { silent: true }, []],
  ['shown by wish', 'time', { silent: false }, [1, 0]],
])('a call %s counts so', async (_, id, options, expected) => {
  const server = await localServer(success(0))
  const counts: number[] = []
  await clientFor(server.url, { onPending: (count) => counts.push(count) }).callByName(
    id,
    {},
    options,
  )
  expect(counts).toEqual(expected)
})
