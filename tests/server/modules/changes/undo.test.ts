import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withMoved } from '#adapters/schemaForm/entries.ts'
import { withValue } from '#adapters/schemaForm/panelValues.ts'
import type { OperationId } from '#contract/calls.ts'
import type { SiteShape } from '#contract/configuration.gen.ts'
import type { Call } from '#runtime/core/ports/transport.ts'
import { documentValueOf, withDocumentValue } from '#studio/panel/documentText.ts'
import { documentPorts } from '#studio/session/documentPorts.ts'
import { DocumentSession } from '#studio/session/documentSession.ts'
import { openApp, type TestApp } from '../../support/openApp.ts'
import { staffWith } from '../../support/staffWith.ts'
import type { Visitor } from '../../support/visitor.ts'

const path = 'site.json'
type Banners = SiteShape['banner']

/** What staff do in the list of banners, whose entries nothing but content and place tells apart. */
const change: fc.Arbitrary<(banners: Banners) => unknown[]> = fc
  .record({
    kind: fc.constantFrom('title', 'picture', 'add', 'remove', 'move'),
    at: fc.nat(3),
    to: fc.nat(3),
    title: fc.constantFrom('年会', '新年', ''),
  })
  .map(({ kind, at, to, title }) => (banners) => {
    if (kind === 'add') return [...banners, { title, file: [{ url: 'asset:icon.svg' }] }]
    if (kind === 'remove') return banners.filter((_, index) => index !== at)
    if (kind === 'move') return withMoved(banners, at, to)
    const place = kind === 'title' ? [at, 'title'] : [at, 'file', 0, 'url']
    return at < banners.length ? (withValue(banners, place, title) as Banners) : banners
  })

let server: TestApp
let staff: Visitor
beforeAll(async () => {
  server = await openApp()
  staff = await staffWith(server, 'configure')
})
afterAll(() => server.close())

/** The document as the browser edits it, with the server behind it. */
async function open(id: string): Promise<DocumentSession> {
  const call = ((name: OperationId, input: object) => staff.call(name, input as never)) as Call
  const ports = documentPorts(call, { id, path })
  return new DocumentSession(await staff.call('changeDocument', { id, path }), ports)
}

const textOf = async (id: string) => (await staff.call('changeDocument', { id, path })).content

/** Every step of the session taken back, or done again; the texts on the way. */
async function takeAllBack(session: DocumentSession, isRedo: boolean): Promise<string[]> {
  const texts: string[] = []
  while (session.state.get()[isRedo ? 'redo' : 'undo'] !== undefined) {
    await session.takeBack(isRedo)
    texts.push(session.state.get().text)
  }
  return texts
}

test('changes of a list are taken back one by one to the published bytes, and done again, also after a reload', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 6 }), fc.boolean(), async (all, isReloaded) => {
      const { id } = await staff.call('changeOpen', { title: '横幅' })
      const first = await open(id)
      const texts = [first.state.get().text]
      for (const one of all) {
        const { text } = first.state.get()
        const value = documentValueOf(text) as unknown as SiteShape
        first.edit(withDocumentValue(text, { ...value, banner: one(value.banner) }))
        await first.flush()
        expect(first.state.get().save).toBe('saved')
        if (first.state.get().text !== text) texts.push(first.state.get().text)
      }
      const values = (some: readonly string[]) => some.map((text) => JSON.parse(text))
      const session = isReloaded ? await open(id) : first
      const back = await takeAllBack(session, false)
      expect(values(back)).toEqual(values(texts.slice(0, -1).reverse()))
      expect(await textOf(id)).toBe(texts[0])
      const again = await takeAllBack(session, true)
      expect(values(again)).toEqual(values(texts.slice(1)))
      expect(await textOf(id)).toBe(texts.at(-1))
    }),
    { numRuns: 12 },
  )
})
