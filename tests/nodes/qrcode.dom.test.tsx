import { cleanup, screen } from '@testing-library/react'
import { create } from 'qrcode'
import { afterEach, expect, test } from 'vitest'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

/** Reads the dark modules back out of the picture. */
function modulesOf(image: HTMLImageElement): boolean[] {
  const svg = decodeURIComponent(image.src.replace('data:image/svg+xml,', ''))
  const dark = [...svg.matchAll(/M(\d+) (\d+)h1v1/g)].map(([, x, y]) => [Number(x), Number(y)])
  const side = Math.max(...dark.flat()) + 1
  const modules = new Array<boolean>(side * side).fill(false)
  for (const [x = 0, y = 0] of dark) modules[y * side + x] = true
  return modules
}

test('the code is drawn module by module, as a picture with words', async () => {
  const value = 'https://pay.example.org/order/1?x=支付'
  await showNode({ type: 'qrcode', value, size: 180 })
  const image = screen.getByRole<HTMLImageElement>('img', { name: '二维码' })
  const expected = create(value, { errorCorrectionLevel: 'M' }).modules.data
  expect(modulesOf(image)).toEqual(Array.from(expected, Boolean))
  expect([image.width, image.height]).toEqual([180, 180])
})

test('nothing is shown for nothing', async () => {
  const { container } = await showNode({ type: 'qrcode', value: '' })
  expect(container.textContent).toBe('')
  expect(container.querySelector('img')).toBeNull()
})

test('a text too long for any code says so', async () => {
  await showNode({ type: 'qrcode', value: 'x'.repeat(5000) })
  expect(screen.getByRole('alert').textContent).toBe('内容过长，无法生成二维码')
})
