import { readFileSync } from 'node:fs'
import { OwnConfiguration } from './support/ownConfiguration.ts'
import { ownServer } from './support/ownServer.ts'
import { expect, test } from './support/test.ts'

/** A society that has only just begun: no pictures, no website, two plain tiles, one member to show. */
const server = ownServer()

const FIXTURES = 'fixtures/organisations/demo'
const read = (path: string) => JSON.parse(readFileSync(`${FIXTURES}/${path}`, 'utf8'))

test.beforeAll(async () => {
  const configuration = new OwnConfiguration(server, 'demo')
  await configuration.pull()
  const { websiteUrl, ticketHosts, ...site } = read('site.json')
  const { logo, ...webInfo } = site.webInfo
  const [{ realName, photo }] = site.memberDisplay
  configuration.write('site.json', {
    ...site,
    webInfo: { ...webInfo, recordNum: '' },
    banner: [],
    memberDisplay: [{ realName, photo }],
  })
  const plain = read('modules.json')
    .items.filter(({ type }: { type: string }) => ['01', '0201'].includes(type))
    .map(({ icon, describe, ...module }: Record<string, unknown>) => module)
  configuration.write('modules.json', plain)
  const pushed = await configuration.push('the first day')
  expect(pushed, pushed.text).toMatchObject({ ok: true })
})

test('a society without pictures has a whole home page: no gap where a banner, a logo or a website would be', async ({
  page,
  isPhone,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '通知公告' })).toBeVisible()
  await expect(page.getByRole('region', { name: '横幅' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /官网/ })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('img')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('region', { name: '会员风采' }).getByText('沈砚秋')).toBeVisible()
  if (!isPhone)
    return expect(main.getByRole('link', { name: '入会申请', exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: /组织管理/ })).toHaveCount(0)
  await main.getByRole('link', { name: /^会员管理/ }).click()
  await expect(main.getByRole('link', { name: '入会申请', exact: true })).toBeVisible()
})
