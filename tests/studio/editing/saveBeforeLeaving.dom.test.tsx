import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NetworkFailure } from '#client/errors.ts'
import { parseAddress } from '#runtime/core/boot/parseAddress.ts'
import { createCell } from '#runtime/core/ports/observable.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { RuntimeContext } from '#runtime/react/runtimeContext.ts'
import { useSaveBeforeLeaving } from '#studio/editing/useSaveBeforeLeaving.ts'
import { useFormDocument } from '#studio/form/document/useFormDocument.ts'
import { type DocumentPorts, DocumentSession } from '#studio/session/documentSession.ts'
import { createTestWorld } from '../../runtime/support/testWorld.ts'

afterEach(cleanup)

const TEXT = '{ "formInfo": [] }\n'
const REPORT = '/studio/publish?id=c1'

/** A form's document that is open, as its editor writes it: the text follows what is typed a moment later. */
function openForm(save: DocumentPorts['save']) {
  const { host, navigation } = createTestWorld()
  const ports: DocumentPorts = {
    save,
    ...{ read: () => Promise.reject(new Error()), takeBack: () => Promise.reject(new Error()) },
    ...{ unsaved: { read: () => undefined, write: () => undefined }, newId: () => 'step' },
    later: () => () => undefined,
  }
  const session = new DocumentSession({ content: TEXT, rev: 0 }, ports)
  function Editor() {
    useSaveBeforeLeaving(session)
    const { text } = useObservable(session.state)
    const { write } = useFormDocument(text, session)
    return (
      <button type="button" onClick={() => write({ formInfo: [[{ type: 'divider' }]] })}>
        改
      </button>
    )
  }
  render(
    <RuntimeContext value={{ host, nodes: {} as never, custom: {}, pending: createCell(0) }}>
      <Editor />
    </RuntimeContext>,
  )
  const report = () => act(async () => navigation.push(parseAddress(REPORT)))
  const { trail } = navigation
  return { session, report, trail, isLeft: () => trail().includes(REPORT) }
}

const type = () => fireEvent.click(screen.getByRole('button'))

test('the report is opened once the last key is saved', async () => {
  let answer = (_saved: { rev: number }) => {}
  const save = vi.fn<DocumentPorts['save']>(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const { report, isLeft, trail } = openForm(save)
  type()
  await report()
  await report()
  expect(save).toHaveBeenCalledOnce()
  expect(save.mock.calls[0]?.[0].edits).toContain('divider')
  expect(isLeft()).toBe(false)
  await act(async () => answer({ rev: 1 }))
  await vi.waitFor(() => expect(isLeft()).toBe(true))
  expect(trail()).toEqual(['/', REPORT])
})

test('it is opened at once where everything is saved', async () => {
  const save = vi.fn<DocumentPorts['save']>()
  const { report, isLeft } = openForm(save)
  await report()
  expect(isLeft()).toBe(true)
  expect(save).not.toHaveBeenCalled()
})

test('nobody waits while the server cannot be reached', async () => {
  const save = vi.fn<DocumentPorts['save']>(() => Promise.reject(new NetworkFailure('unreachable')))
  const { session, report, isLeft } = openForm(save)
  type()
  await act(() => session.flush())
  await report()
  expect(isLeft()).toBe(true)
  expect(save).toHaveBeenCalledOnce()
})

test('a change that the server refuses keeps nobody', async () => {
  const refusal = Object.assign(new Error(), { code: 'A0400', msg: '不行' })
  const { report, isLeft } = openForm(() => Promise.reject(refusal))
  type()
  await report()
  await vi.waitFor(() => expect(isLeft()).toBe(true))
})
