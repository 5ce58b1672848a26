import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { requireFreePort } from '#server/start/requireFreePort.ts'

const host = '127.0.0.1'

test('a port that is taken is told before anything is made, and one that is free stays free', async () => {
  const other = createServer().listen({ host, port: 0 })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(requireFreePort({ host, port })).rejects.toMatchObject({ code: 'EADDRINUSE', port })
  other.close()
  await once(other, 'close')
  await requireFreePort({ host, port })
  await requireFreePort({ host, port })
})
