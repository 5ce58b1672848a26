import { beforeEach, describe, expect, test } from 'vitest'
import { ApiRejection, NetworkFailure } from '#client/errors.ts'
import { EditConflict } from '#domain/edits/applyEdits.ts'
import type { Edit } from '#domain/edits/edit.ts'
import { editText } from '#domain/edits/editText.ts'
import { type DocumentPorts, DocumentSession } from '#studio/session/documentSession.ts'
import { type UnsavedText, unsavedTexts } from '#studio/session/unsavedTexts.ts'

const FEES =
  '{\n  "items": [\n    { "memberType": "1", "amount": 100 },\n    { "memberType": "2", "amount": 200 }\n  ]\n}\n'

/** The server as a session meets it: texts, revs, conflicts, and a network that may be down. */
function openServer(text = FEES) {
  const server = { text, rev: 0, isDown: false, refusal: '', steps: 0 }
  let timers: (() => void)[] = []
  let kept: UnsavedText | undefined
  const answer = () => {
    if (server.isDown) throw new NetworkFailure('unreachable')
    if (server.refusal) throw new ApiRejection('A0400', server.refusal)
  }
  const ports: DocumentPorts = {
    async save({ rev, edits }) {
      answer()
      try {
        server.text = editText(server.text, JSON.parse(edits) as Edit[])
      } catch (error) {
        if (error instanceof EditConflict) throw new ApiRejection('A0409', '已被别人改过')
        throw error
      }
      const from = server.rev
      server.rev += 1
      server.steps += 1
      return { rev: server.rev, undo: '改了', ...(rev !== from && { content: server.text }) }
    },
    async read() {
      answer()
      return { content: server.text, rev: server.rev } as Awaited<ReturnType<DocumentPorts['read']>>
    },
    async takeBack() {
      server.text = FEES
      server.rev += 1
      return { path: 'fees.json', label: '改了', redo: '改了' }
    },
    unsaved: {
      read: () => kept,
      write: (unsaved) => {
        kept = unsaved
      },
    },
    newId: () => 'step',
    later(run) {
      timers.push(run)
      return () => {
        timers = timers.filter((one) => one !== run)
      }
    },
  }
  return {
    server,
    ports,
    /** What another person does meanwhile. */
    other(was: string, value: string) {
      server.text = server.text.replace(was, value)
      server.rev += 1
    },
    open: () => new DocumentSession({ content: FEES, rev: 0 }, ports),
    /** Lets the timers of now run. */
    async pass() {
      const due = timers
      timers = []
      for (const run of due) run()
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    },
    kept: () => kept,
  }
}

let world: ReturnType<typeof openServer>
beforeEach(() => {
  world = openServer()
})

const typed = FEES.replace('100', '120')

test('what shows nothing is dropped from what was changed, and stays where nobody was', async () => {
  const { server, ports } = openServer('{ "a": "old\u200B", "b": "" }')
  const session = new DocumentSession({ content: server.text, rev: 0 }, ports)
  session.edit('{ "a": "old\u200B", "b": "\u202E文本框\u200F 👨‍👩‍👧" }')
  await session.flush()
  expect(server.text).toBe('{ "a": "old\u200B", "b": "文本框 👨‍👩‍👧" }')
  expect(session.state.get()).toMatchObject({ text: server.text, save: 'saved' })
})

describe('a page that shows what it read before', () => {
  test('takes in what was saved since, and overwrites nothing of it', async () => {
    world.other('100', '150')
    const session = world.open()
    await session.refresh()
    const now = FEES.replace('100', '150')
    expect(session.state.get()).toMatchObject({ text: now, save: 'saved' })
    session.edit(now.replace('200', '220'))
    await world.pass()
    expect(world.server.text).toBe(now.replace('200', '220'))
  })

  test('keeps what was typed meanwhile in another place', async () => {
    world.other('100', '150')
    const session = world.open()
    session.edit(FEES.replace('200', '220'))
    await session.refresh()
    await world.pass()
    expect(world.server.text).toBe(FEES.replace('100', '150').replace('200', '220'))
  })

  test('goes on without a network', async () => {
    world.server.isDown = true
    const session = world.open()
    await session.refresh()
    expect(session.state.get()).toMatchObject({ text: FEES, save: 'saved' })
  })
})

describe('typing', () => {
  test('is saved by itself a moment later, as one step', async () => {
    const session = world.open()
    session.edit(FEES.replace('100', '12'))
    session.edit(typed)
    expect(session.state.get().save).toBe('waiting')
    await world.pass()
    expect(session.state.get()).toMatchObject({ save: 'saved', text: typed, undo: '改了' })
    expect([world.server.text, world.server.steps]).toEqual([typed, 1])
  })

  test('while a step is under way is saved after it', async () => {
    const session = world.open()
    session.edit(typed)
    const first = session.flush()
    session.edit(typed.replace('200', '220'))
    await first
    await world.pass()
    expect(world.server.text).toBe(typed.replace('200', '220'))
    expect(session.state.get().save).toBe('saved')
  })

  test('that is taken back by hand is no change', async () => {
    const session = world.open()
    session.edit(typed)
    session.edit(FEES)
    expect(session.state.get().save).toBe('saved')
    await world.pass()
    expect(world.server.steps).toBe(0)
  })

  test('a text that is no JSON is saved as it is', async () => {
    const session = world.open()
    session.edit(FEES.slice(0, 30))
    await world.pass()
    expect(world.server.text).toBe(FEES.slice(0, 30))
  })
})

describe('another person', () => {
  test('changed another place: both are there', async () => {
    const session = world.open()
    world.other('200', '250')
    session.edit(typed)
    await world.pass()
    expect(session.state.get().text).toBe(typed.replace('200', '250'))
    expect(world.server.text).toBe(typed.replace('200', '250'))
  })

  test.each([
    ['mine', '120'],
    ['theirs', '130'],
  ] as const)(
    'changed the same place: %s is taken when the person says so',
    async (side, amount) => {
      const session = world.open()
      world.other('100', '130')
      session.edit(typed)
      await world.pass()
      expect(session.state.get()).toMatchObject({ save: 'conflict', text: typed })
      session.decide(side)
      await world.pass()
      expect(world.server.text).toBe(FEES.replace('100', amount))
      expect(session.state.get()).toMatchObject({ save: 'saved', text: world.server.text })
    },
  )
})

test('an entry without a key that another changed, too, is changed and not doubled', async () => {
  const banners = '{ "banner": [{ "title": "年会", "url": "a" }, { "title": "新年", "url": "c" }] }'
  world = openServer(banners)
  const session = new DocumentSession({ content: banners, rev: 0 }, world.ports)
  world.other('年会', '年会开幕')
  session.edit(banners.replace('"a"', '"b"'))
  await world.pass()
  await world.pass()
  const both = JSON.parse(banners.replace('年会', '年会开幕').replace('"a"', '"b"'))
  expect(session.state.get().save).toBe('saved')
  expect(JSON.parse(world.server.text)).toEqual(both)
})

describe('without the server', () => {
  test('the text stays on the device, and is saved when the server is back', async () => {
    const session = world.open()
    world.server.isDown = true
    session.edit(typed)
    await world.pass()
    expect(session.state.get().save).toBe('offline')
    expect(world.kept()).toEqual({ base: FEES, text: typed })
    world.server.isDown = false
    await world.pass()
    expect([world.server.text, session.state.get().save]).toEqual([typed, 'saved'])
    expect(world.kept()).toBeUndefined()
  })

  test('what a crash left on the device is merged into what others did, and saved', async () => {
    world.server.isDown = true
    world.open().edit(typed)
    await world.pass()
    world.server.isDown = false
    world.other('200', '250')
    const again = new DocumentSession({ content: world.server.text, rev: 1 }, world.ports)
    expect(again.state.get().text).toBe(typed.replace('200', '250'))
    await world.pass()
    expect(world.server.text).toBe(typed.replace('200', '250'))
  })

  test('a refusal is said, and nothing typed is lost', async () => {
    const session = world.open()
    world.server.refusal = '内容过大'
    session.edit(typed)
    await world.pass()
    expect(session.state.get()).toMatchObject({ save: 'refused', message: '内容过大', text: typed })
    world.server.refusal = ''
    session.edit(typed.replace('200', '220'))
    await world.pass()
    expect(session.state.get().save).toBe('saved')
  })
})

test('a step is taken back on the server, and its text shown', async () => {
  const session = world.open()
  session.edit(typed)
  expect(await session.takeBack(false)).toBe('改了')
  expect(session.state.get()).toMatchObject({ text: FEES, save: 'saved', redo: '改了' })
})

test('what can be taken back is as the server says, also where the text is as it was opened', async () => {
  const read = world.ports.read
  world.ports.read = async () => ({ ...(await read()), undo: '新增“测试”' })
  const session = world.open()
  await session.refresh()
  expect(session.state.get().undo).toBe('新增“测试”')
})

test('a step in another document is the one to be taken back, and counts as steps taken back do', async () => {
  const session = world.open()
  session.steppedBeside('新增“测试”')
  expect(session.state.get()).toMatchObject({ undo: '新增“测试”', redo: undefined, others: 1 })
  await session.takeBack(false)
  expect(session.state.get().others).toBe(2)
})

test('a device that keeps nothing, or something else, is no failure', () => {
  const full = {
    getItem: () => '{"text":1}',
    setItem: () => {
      throw new Error('full')
    },
  }
  const texts = unsavedTexts(full as unknown as Storage, 'key')
  expect(texts.read()).toBeUndefined()
  expect(() => texts.write({ base: '', text: 'a' })).not.toThrow()
  expect(unsavedTexts(undefined, 'key').read()).toBeUndefined()
})

describe('a view that writes late', () => {
  const later = (session: DocumentSession, text: string) => {
    let written: string | undefined = text
    return session.beforeFlush(() => {
      if (written !== undefined) session.edit(written)
      written = undefined
    })
  }

  test('writes before its document is saved', async () => {
    const session = world.open()
    later(session, FEES.replace('100', '150'))
    await session.flush()
    expect(world.server.text).toContain('150')
  })

  test('writes before a step is taken back, which is then its own', async () => {
    const session = world.open()
    later(session, FEES.replace('100', '150'))
    expect(await session.takeBack(false)).toBe('改了')
    expect(world.server.steps).toBe(1)
    expect(session.state.get().text).toBe(FEES)
  })

  test('is not asked any more once it is gone', async () => {
    const session = world.open()
    later(session, FEES.replace('100', '150'))()
    await session.flush()
    expect(world.server.text).toBe(FEES)
  })
})
