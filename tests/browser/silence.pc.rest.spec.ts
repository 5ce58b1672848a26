import { OwnConfiguration } from './support/ownConfiguration.ts'
import { ownServer } from './support/ownServer.ts'
import { expect, test } from './support/test.ts'

const server = ownServer()

/** Pushes the demonstration's configuration with a flag changed, as staff would. */
async function pushFlag(before: string, after: string): Promise<void> {
  const configuration = new OwnConfiguration(server, 'demo')
  expect((await configuration.pull()).ok).toBe(true)
  configuration.edit('organisation.json', `"isSilence": "${before}"`, `"isSilence": "${after}"`)
  const pushed = await configuration.push('silence')
  expect(pushed, pushed.text).toMatchObject({ ok: true })
}

test('on days of mourning the whole site is grey, from its root on, and then in colour again', async ({
  page,
}) => {
  const filter = () => page.evaluate(() => getComputedStyle(document.documentElement).filter)
  await page.goto('/')
  await expect.poll(filter).toBe('none')
  await pushFlag('0', '1')
  await expect
    .poll(async () => {
      await page.reload()
      return filter()
    })
    .toBe('grayscale(1)')
  await pushFlag('1', '0')
  await expect
    .poll(async () => {
      await page.reload()
      return filter()
    })
    .toBe('none')
})
