import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showNode } from './support/showNode.tsx'

afterEach(cleanup)

test('a film waits with the browser’s own controls, in its place on phones', async () => {
  const { container } = await showNode({
    ...{ type: 'video', src: '/a.mp4', title: '学会介绍' },
    ...{ width: 600, height: 362 },
  })
  const video = container.querySelector('video')
  expect(video?.getAttribute('src')).toBe('/a.mp4')
  expect(video?.getAttribute('aria-label')).toBe('学会介绍')
  expect(video?.controls).toBe(true)
  expect(video?.hasAttribute('autoplay')).toBe(false)
  expect(video?.hasAttribute('playsinline')).toBe(true)
  expect(['width', 'height'].map((side) => video?.getAttribute(side))).toEqual(['600', '362'])
})
