import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type OwnServer, startServer } from './support/ownServer.ts'
import { expect, test } from './support/test.ts'

const port = Number(process.env.BROWSER_TEST_PORT ?? 18_080) + 12
let server: OwnServer

test.skip(({ isPhone }) => isPhone, 'the filter stands on the root element of both devices')
test.beforeAll(async ({ request }) => {
  server = await startServer(request, port)
})
test.afterAll(() => {
  server.process.kill()
})

/** Pushes the demonstration's configuration with a flag changed, as staff would. */
async function pushFlag(isSilence: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-silence-'))
  await cp('fixtures/organisations/demo', folder, { recursive: true })
  const file = join(folder, 'organisation.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('"isSilence": "0"', `"isSilence": "${isSilence}"`))
  const env = { ...process.env, DATA_DIR: server.dataDir }
  const push = ['tsx', 'src/server/config/cli.ts', 'push', 'demo', folder, '--note', 'silence']
  await promisify(execFile)('npx', push, { env })
}

test('on days of mourning the whole site is grey, from its root on, and then in colour again', async ({
  page,
}) => {
  const filter = () => page.evaluate(() => getComputedStyle(document.documentElement).filter)
  await page.goto(server.url)
  await expect.poll(filter).toBe('none')
  await pushFlag('1')
  await expect
    .poll(async () => {
      await page.reload()
      return filter()
    })
    .toBe('grayscale(1)')
  await pushFlag('0')
  await expect
    .poll(async () => {
      await page.reload()
      return filter()
    })
    .toBe('none')
})
