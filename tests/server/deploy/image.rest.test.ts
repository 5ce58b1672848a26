import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { isReady } from '../../support/isReady.ts'
import { patience } from '../../support/patience.ts'
import { until } from '../../support/until.ts'
import { visitHost } from '../../support/visitHost.ts'
import { STRONG_SITE } from '../support/realSettings.ts'
import { openBuilding } from './container/baseImage.ts'
import { layersOf } from './container/builder.ts'
import { buildProduct } from './container/productImage.ts'
import { runContainer } from './container/runContainer.ts'

const MB = 1_000_000
const HOST = 'young.example.org'
const building = await openBuilding()
const lack = 'lack' in building ? ` (${building.lack})` : ''

describe.skipIf(lack)(`the image${lack}`, () => {
  let image: string
  let port: number
  let portal: Awaited<ReturnType<typeof runContainer>>
  beforeAll(async () => {
    if ('lack' in building) return
    const { builder, base } = building
    image = await buildProduct(builder, base)
    port = await freePort()
    portal = await runContainer(builder, image, {
      ...STRONG_SITE,
      SITE_URL: 'https://{host}',
      PORT: String(port),
      DRAIN_SECONDS: '8',
      npm_config_cache: '/tmp/npm',
    })
    await until(() => isReady(`http://127.0.0.1:${port}`), portal.output)
  }, patience(600))
  afterAll(() => portal?.remove())

  test('is at most 250 MB to pull, and adds no more than that to its base on the disk', async () => {
    const layers = 'lack' in building ? [] : await layersOf(building.builder, image)
    const whole = layers.reduce((sum, { kept }) => sum + kept, 0)
    expect(whole).toBeLessThanOrEqual(250 * MB)
    expect(layers.at(-1)?.unpacked).toBeLessThanOrEqual(250 * MB)
    // The base is below it, and no empty shell.
    expect(layers[0]?.kept).toBeGreaterThan(20 * MB)
  })

  test('has a user of its own, no capability, and writes nothing but its volume', async () => {
    expect(await portal.inside('id -un')).toBe('node\n')
    expect(await portal.inside('grep CapEff /proc/1/status')).toMatch(/\t0{16}\n/)
    expect(await portal.inside('grep -E "^[SU]id|^Uid" /proc/1/status')).toMatch(/\t1000\t1000\t/)
    for (const place of ['/', '/app', '/app/dist', '/etc', '/home/node'])
      await expect(portal.inside(`touch ${place}/written`)).rejects.toThrow('Read-only file system')
    expect(await portal.inside('ls /data')).toContain('database')
  })

  test('passes its own health check, and sets up a society that has its page', async () => {
    await portal.inside(portal.healthCheck)
    const named = `young --name 新芽学会 --host ${HOST} --staff 姜白石 --mobile 13700000001`
    expect(await portal.inside(`npm run --silent setup -- ${named}`)).toContain(HOST)
    const { status, body } = await visitHost({ port, host: HOST }, '/')
    expect([status, /<title>(.*?)</.exec(body)?.[1]]).toEqual([
      200,
      expect.stringContaining('新芽'),
    ])
    expect(body).toContain('入会')
  })

  test('at SIGTERM says that it ends, answers meanwhile, and ends in order', async () => {
    await portal.terminate()
    const readiness = () => visitHost({ port, host: HOST }, '/readyz')
    await until(async () => (await readiness()).status === 503, portal.output)
    expect((await visitHost({ port, host: HOST }, '/')).status).toBe(200)
    expect(await portal.ended).toBe(0)
  })
})
