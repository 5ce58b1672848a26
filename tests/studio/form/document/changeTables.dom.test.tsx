import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createCell } from '#runtime/core/ports/observable.ts'
import {
  FormEnvironmentProvider,
  useFormEnvironment,
} from '#runtime/react/form/session/formEnvironment.ts'
import { useObservable } from '#runtime/react/hooks/useObservable.ts'
import { RuntimeContext, useRuntime } from '#runtime/react/runtimeContext.ts'
import { ChangeTables } from '#studio/form/document/ChangeTables.tsx'
import { useChangeFiles } from '#studio/form/document/useChangeFiles.ts'
import { createTestWorld } from '../../../runtime/support/testWorld.ts'

afterEach(cleanup)

const item = (itemCode: string) => ({ itemCode, itemName: `第 ${itemCode} 项` })
const LIVE = { SEX: [item('1')], ORG_FIELD: [item('1')], ORG_OLD: [item('1')] }

const document = (name: string, state: string) => ({ path: `dictionaries/${name}.json`, state })
const DOCUMENTS = [
  document('ORG_FIELD', 'changed'),
  document('ORG_NEW', 'added'),
  document('ORG_OLD', 'removed'),
  document('ORG_SAME', 'same'),
  { path: 'assets/letter.docx', state: 'same' },
  { path: 'assets/gone.docx', state: 'removed' },
]

/** What is read within the editor of a form, with these texts of dictionaries in its change set. */
function openTables(change: string | undefined, texts: Record<string, string>) {
  const changeDocument = ({ path }: { path: string }) => ({ content: texts[path] ?? '' })
  const world = createTestWorld({
    answers: { changeRead: { documents: DOCUMENTS }, changeDocument },
  })
  const { host, lookups, hidden, asked } = world
  lookups.set({ dictionaries: LIVE, areas: [] })
  const environment = {
    ...{ widgets: {} as never, dictionaries: LIVE, areas: [], upload: () => Promise.reject() },
    ...{ subOrgs: async () => [], orgsOf: async () => [] },
  }
  render(
    <FormEnvironmentProvider value={environment}>
      <RuntimeContext value={{ host, nodes: {} as never, custom: {}, pending: createCell(0) }}>
        <Editor change={change} />
      </RuntimeContext>
    </FormEnvironmentProvider>,
  )
  return { hidden, reads: () => asked.filter(({ call }) => call === 'changeRead').length }
}

function Editor({ change }: { change: string | undefined }) {
  const { files } = useChangeFiles(change)
  return (
    <ChangeTables files={files}>
      <Shown />
      <output>{files.assets.map(({ code }) => code).join()}</output>
    </ChangeTables>
  )
}

function Shown() {
  const { dictionaries } = useObservable(useRuntime().host.lookups)
  const panel = useFormEnvironment().dictionaries
  const codes = Object.entries(dictionaries).map(
    ([name, items]) => `${name} ${items.map(({ itemCode }) => itemCode).join('+')}`,
  )
  return (
    <>
      <p>{codes.sort().join(', ')}</p>
      <p>{panel === dictionaries ? 'the same in the panel' : 'others in the panel'}</p>
    </>
  )
}

const TEXTS = {
  'dictionaries/ORG_FIELD.json': JSON.stringify([item('1'), item('2')]),
  'dictionaries/ORG_NEW.json': JSON.stringify({ $schema: '../x.json', items: [item('9')] }),
}
const LIVE_CODES = 'ORG_FIELD 1, ORG_OLD 1, SEX 1'

describe('a form in a change set', () => {
  test('is shown with the dictionaries that the change set adds, changes and removes', async () => {
    openTables('c1', TEXTS)
    expect(await screen.findByText('ORG_FIELD 1+2, ORG_NEW 9, SEX 1')).toBeDefined()
    expect(screen.getByText('the same in the panel')).toBeDefined()
  })

  test('is offered the files of the change set', async () => {
    openTables('c1', TEXTS)
    expect(await screen.findByText('asset:letter.docx')).toBeDefined()
  })

  test.each([
    '',
    '{',
    '[{ "itemCode": 1 }]',
    '[{ "itemCode": "1", "itemName": "a", "children": 1 }]',
  ])('is shown with the live dictionary while the new one is none: %s', async (text) => {
    openTables('c1', { ...TEXTS, 'dictionaries/ORG_FIELD.json': text })
    expect(await screen.findByText('ORG_FIELD 1, ORG_NEW 9, SEX 1')).toBeDefined()
  })

  test('reads them again when the tab is shown again, and not while it is hidden', async () => {
    const { hidden, reads } = openTables('c1', TEXTS)
    await screen.findByText('asset:letter.docx')
    expect(reads()).toBe(1)
    act(() => hidden.set(true))
    expect(reads()).toBe(1)
    act(() => hidden.set(false))
    await vi.waitFor(() => expect(reads()).toBe(2))
  })
})

test('what is live is shown with the live dictionaries, and nothing is read', () => {
  const { reads } = openTables(undefined, TEXTS)
  expect(screen.getByText(LIVE_CODES)).toBeDefined()
  expect(reads()).toBe(0)
})
