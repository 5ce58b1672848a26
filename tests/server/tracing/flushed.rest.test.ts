import { expect, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { startPortal } from '../start/support/portals.ts'
import { freshDataDir } from '../store/openDiskStore.ts'
import { startReceiver } from './otlpReceiver.ts'

test('a server that ends sends what it has recorded until then', async () => {
  const collector = await startReceiver()
  const [port, dataDir] = [String(await freePort()), await freshDataDir()]
  const { child, ended } = await startPortal({
    PORT: port,
    DATA_DIR: dataDir,
    SECRETS_DIR: dataDir,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  })
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/api/system/v1/open/site`)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  const sent = collector.spans.map(({ attributes }) => attributes)
  expect(sent).toContainEqual(
    expect.objectContaining({
      'portal.request': headers.get('x-request-id'),
      'http.response.status_code': status,
    }),
  )
  await collector.close()
})
