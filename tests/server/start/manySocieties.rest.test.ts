import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { copyOf } from '../../support/multiplySociety.ts'
import { visitHost } from '../../support/visitHost.ts'
import { postgresServer } from '../store/postgresCluster.ts'
import { setUpSocieties, startPortal } from './support/portals.ts'

const postgres = await postgresServer()

const COPIES = 10_000

const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
})

test.skipIf('missing' in postgres)(
  'ten thousand societies start, and each has its page',
  async () => {
    const databaseUrl = await setUpSocieties('url' in postgres ? postgres.url : '', COPIES)
    const port = await freePort()
    const { child, ended } = await startPortal({ DATABASE_URL: databaseUrl, PORT: String(port) })
    ends.push(() => child.kill('SIGKILL'))
    const pageOf = async (at: number) =>
      (await visitHost({ port, host: copyOf(at).host }, '/')).body
    const isWrong = async (at: number) => !(await pageOf(at)).includes(`<title>新芽学会${at}会员`)
    const some = [1, 5_000, COPIES]
    expect(await Promise.all(some.map(isWrong))).toEqual(some.map(() => false))
    const many = Array.from({ length: 50 }, (_, at) => at * 199 + 7)
    expect(await Promise.all(many.map(isWrong))).toEqual(many.map(() => false))
    expect(await isWrong(COPIES + 1)).toBe(true)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  },
)
