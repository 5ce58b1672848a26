import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCell } from '#runtime/core/ports/observable.ts'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { useProblems } from '#studio/check/useProblems.ts'
import { Problems } from '#studio/editing/Problems.tsx'
import { createTestWorld, Refusal } from '../../runtime/support/testWorld.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const PATH = 'memberTypes.json'
const OLD = { severity: 'error', message: '请填写会员类型名称', path: PATH, place: '第 4 项' }

/** A document that is changed and saved at once; the server answers each check when the test says so. */
function open({ isFilledIn = true } = {}) {
  const checks: { answer: (findings: unknown[]) => void; fail: (error: unknown) => void }[] = []
  const { host } = createTestWorld()
  const call = () =>
    new Promise((resolve, reject) => {
      checks.push({ answer: (findings) => resolve({ findings }), fail: reject })
    })
  function Editor() {
    const [text, setText] = useState('a')
    const checked = useProblems('c1', PATH, { text, save: 'saved' })
    return (
      <>
        <button type="button" onClick={() => setText(`${text}a`)}>
          改
        </button>
        <Problems {...{ checked, isFilledIn }} isText={false} goTo={() => undefined} />
      </>
    )
  }
  const runtime = {
    host: { ...host, call },
    nodes: {} as never,
    custom: {},
    pending: createCell(0),
  }
  render(
    <RuntimeContext value={runtime as never}>
      <Editor />
    </RuntimeContext>,
  )
  const next = async (settle: (check: (typeof checks)[number]) => void) => {
    await act(async () => void vi.advanceTimersByTime(1000))
    const check = checks.shift()
    if (check) await act(async () => settle(check))
  }
  return { next }
}

const change = () => fireEvent.click(screen.getByRole('button', { name: '改' }))
const RECHECKED = '正在重新检查，下面是改动以前查出的问题。'

test('problems of before the latest change are told as old until it is checked', async () => {
  const { next } = open()
  screen.getByText('正在检查…')
  await next(({ answer }) => answer([OLD]))
  expect(screen.queryByText(RECHECKED)).toBeNull()
  screen.getByText(OLD.message)
  change()
  screen.getByText(RECHECKED)
  expect(screen.getByRole('list').dataset.old).toBe('true')
  await next(({ answer }) => answer([]))
  screen.getByText('没有发现问题')
  change()
  screen.getByText('正在检查…')
})

test('a check that fails says so, keeps what was found, and is made again', async () => {
  const { next } = open()
  await next(({ answer }) => answer([OLD]))
  change()
  await next(({ fail }) => fail(new Refusal('B0001', '服务器长时间没有响应')))
  screen.getByText(/没有检查成：服务器长时间没有响应。内容已保存/)
  screen.getByText(OLD.message)
  fireEvent.click(screen.getByRole('button', { name: '重新检查' }))
  screen.getByText(RECHECKED)
  await next(({ answer }) => answer([]))
  screen.getByText('没有发现问题')
})

test('nothing is found where a field is not understood: that is said instead', async () => {
  const { next } = open({ isFilledIn: false })
  await next(({ answer }) => answer([]))
  screen.getByText('上面的表单还没有填好')
  expect(screen.queryByText('没有发现问题')).toBeNull()
})
