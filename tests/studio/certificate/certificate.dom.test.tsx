import { readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createCell } from '#runtime/core/ports/observable.ts'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { CertificatePicture } from '#studio/certificate/CertificatePicture.tsx'
import { certificateDrawing } from '#studio/certificate/certificateItems.ts'
import { createTestWorld } from '../../runtime/support/testWorld.ts'

afterEach(cleanup)

const { member } = JSON.parse(readFileSync('fixtures/organisations/demo/certificates.json', 'utf8'))

test('a certificate is drawn with its picture and an example of its holder, the open item framed', async () => {
  const drawing = certificateDrawing(member)
  if (!drawing) throw new Error('no drawing')
  const { host } = createTestWorld({
    answers: { changeDocument: { content: Buffer.from('<svg/>').toString('base64') } },
  })
  const runtime = { host, nodes: {} as never, custom: {}, pending: createCell(0) }
  const { container } = render(
    <RuntimeContext value={runtime}>
      <CertificatePicture change="c1" {...{ drawing }} name="会员证书" marked={4} />
    </RuntimeContext>,
  )
  const picture = screen.getByRole('img', { name: '会员证书的样子' })
  expect(picture.getAttribute('viewBox')).toBe('0 0 2000 1414')
  expect(screen.getByText('王思远').dataset.marked).toBe('true')
  expect(container.querySelectorAll('[data-marked]')).toHaveLength(1)
  await expect
    .poll(() => container.querySelector('image')?.getAttribute('href'))
    .toMatch(/^data:image\/svg/)
  expect(picture.textContent).not.toContain('{')
})

test.each([
  ['nothing', undefined],
  ['no object', 'x'],
  ['no size', { background: 'asset:a.svg' }],
  ['a size of text', { size: ['2000', 1414] }],
])('%s is no certificate', (_, template) => {
  expect(certificateDrawing(template)).toBeUndefined()
})

test('items that are being filled in are left out', () => {
  const fields = [{ text: 'A', x: 1, y: 1 }, { qr: '{address}', x: 1, y: 1, size: 80 }, 1, null]
  expect(certificateDrawing({ size: [10, 10], fields })?.items).toMatchObject([{ kind: 'qr' }])
})
