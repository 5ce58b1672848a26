import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createCell } from '#runtime/core/ports/observable.ts'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { EditBar } from '#studio/editing/EditBar.tsx'
import type { DocumentSession, DocumentState } from '#studio/session/documentSession.ts'
import { createTestWorld } from '../../runtime/support/testWorld.ts'

afterEach(cleanup)

const BARE: DocumentState = { text: '', save: 'saved', others: 0 }
const STATE: DocumentState = { ...BARE, undo: '改“姓名”的名称', redo: '移动“性别”' }

/** The bar over a session that only tells what is taken back; things beside it have the focus. */
function open(
  state: DocumentState = STATE,
  isEditable = true,
  onFlush = (_: { set: (state: DocumentState) => void }) => {},
) {
  const takeBack = vi.fn<DocumentSession['takeBack']>(async () => undefined)
  const cell = createCell(state)
  const session = { takeBack, state: cell, flush: async () => onFlush(cell) }
  const { host } = createTestWorld()
  const runtime = { host, nodes: {} as never, custom: {}, pending: createCell(0) }
  render(
    <RuntimeContext value={runtime}>
      <EditBar {...{ state, isEditable }} session={session as unknown as DocumentSession} />
      <button type="button">别的</button>
      <input type="checkbox" aria-label="勾选" />
      <input type="text" aria-label="单行" />
      <textarea aria-label="多行" />
      {/* biome-ignore lint/a11y/useSemanticElements: what is typed in is no textarea */}
      <div role="textbox" aria-label="富文本" contentEditable tabIndex={0} />
      <dialog open aria-label="对话框">
        <button type="button">对话框里</button>
      </dialog>
    </RuntimeContext>,
  )
  return takeBack
}

const button = (name: string) => screen.getByRole('button', { name })
const box = (name: string) => screen.getByLabelText(name)
/** Returns whether the browser may do what the keys mean to it, when everything that follows is done. */
async function press(target: HTMLElement, keys: object): Promise<boolean> {
  let isLeft = true
  await act(async () => {
    isLeft = fireEvent.keyDown(target, keys)
  })
  return isLeft
}

const CTRL_Z = { key: 'z', ctrlKey: true }

describe('keys', () => {
  test.each([
    ['Ctrl+Z takes back', CTRL_Z, false],
    ['with the Mac’s key, too', { key: 'z', metaKey: true }, false],
    ['with a locked Shift, too', { key: 'Z', ctrlKey: true }, false],
    ['Ctrl+Shift+Z does it again', { key: 'Z', ctrlKey: true, shiftKey: true }, true],
    ['Ctrl+Y does it again', { key: 'y', ctrlKey: true }, true],
  ])('%s', async (_, keys, isRedo) => {
    const takeBack = open()
    expect(await press(button('别的'), keys)).toBe(false)
    expect(takeBack.mock.calls).toEqual([[isRedo]])
  })

  test('on a checkbox they are nobody else’s', async () => {
    const takeBack = open()
    await press(box('勾选'), CTRL_Z)
    expect(takeBack).toHaveBeenCalledOnce()
  })

  test.each(['单行', '多行', '富文本'])('in %s the browser’s own undo stays', async (name) => {
    const takeBack = open()
    expect(await press(box(name), CTRL_Z)).toBe(true)
    expect(takeBack).not.toHaveBeenCalled()
  })

  test.each([
    ['in a dialog', () => button('对话框里'), CTRL_Z],
    ['with Alt', () => button('别的'), { ...CTRL_Z, altKey: true }],
    ['without Ctrl', () => button('别的'), { key: 'z' }],
  ])('%s they do nothing', async (_, target, keys) => {
    const takeBack = open()
    expect(await press(target(), keys)).toBe(true)
    expect(takeBack).not.toHaveBeenCalled()
  })

  test.each([
    ['where there is no step', BARE, true],
    ['where one may only read', STATE, false],
  ])('%s nothing is taken back', async (_, state, isEditable) => {
    const takeBack = open(state, isEditable)
    await press(button('别的'), CTRL_Z)
    expect(takeBack).not.toHaveBeenCalled()
  })

  test('a step that is not saved yet is saved before it is taken back', async () => {
    const takeBack = open({ ...BARE, save: 'waiting' }, true, (cell) => cell.set(STATE))
    await press(button('别的'), CTRL_Z)
    expect(takeBack).toHaveBeenCalledOnce()
  })

  test('steps are taken back one at a time', async () => {
    const takeBack = open()
    let finish = () => {}
    takeBack.mockReturnValueOnce(
      new Promise((resolve) => {
        finish = () => resolve(undefined)
      }),
    )
    await press(button('别的'), CTRL_Z)
    await press(button('别的'), CTRL_Z)
    expect(takeBack).toHaveBeenCalledOnce()
    finish()
    await waitFor(async () => {
      await press(button('别的'), CTRL_Z)
      expect(takeBack).toHaveBeenCalledTimes(2)
    })
  })
})

test('the buttons tell their keys, and the step', () => {
  open()
  expect(button('撤销').getAttribute('aria-keyshortcuts')).toBe('Control+Z Meta+Z')
  expect(button('撤销').title).toBe('撤销：改“姓名”的名称（Ctrl+Z）')
  expect(button('重做').title).toBe('重做：移动“性别”（Ctrl+Shift+Z）')
})
